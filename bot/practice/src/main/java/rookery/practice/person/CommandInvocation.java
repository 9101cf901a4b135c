package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.practice.resource.Json;
import rookery.practice.resource.command.Choice;
import rookery.practice.resource.command.Command;
import rookery.practice.resource.command.CommandOption;

/** Turns a typed command into the data that the bot gets, checked as a client checks it. */
record CommandInvocation(TypedCommand typed, MentionResolver mentioned) {
  /** The data of the finished command. */
  ObjectNode finished() {
    for (CommandOption option : typed.options()) {
      if (option.required() && !typed.values().containsKey(option)) {
        throw new NotPossibleException("the option " + option.name() + " is required");
      }
    }
    ArrayNode options = Json.array();
    typed
        .values()
        .forEach((option, text) -> options.add(json(option).set("value", value(option, text))));
    return data(options);
  }

  /** The data of the command while its last option is being typed. */
  ObjectNode unfinished() {
    CommandOption focused = typed.focused();
    if (!focused.autocomplete()) {
      throw new NotPossibleException("the option " + focused.name() + " doesn't suggest anything");
    }
    ArrayNode options = Json.array();
    typed
        .values()
        .forEach(
            (option, text) -> {
              if (option.equals(focused)) {
                options.add(json(option).put("value", text).put("focused", true));
              } else {
                options.add(json(option).set("value", value(option, text)));
              }
            });
    return data(options);
  }

  private ObjectNode data(ArrayNode leaves) {
    ArrayNode options = leaves;
    for (int i = typed.steps().size() - 1; i >= 0; i--) {
      options = Json.array().add(json(typed.steps().get(i)).set("options", options));
    }
    Command command = typed.command();
    ObjectNode data =
        Json.object().put("id", Long.toString(command.id())).put("name", command.name());
    data.put("type", 1);
    if (command.guild() != 0) {
      data.put("guild_id", Long.toString(command.guild()));
    }
    data.set("options", options);
    return data;
  }

  private static ObjectNode json(CommandOption option) {
    return Json.object().put("name", option.name()).put("type", option.type());
  }

  private JsonNode value(CommandOption option, String text) {
    if (!option.choices().isEmpty()) {
      return option
          .choice(text)
          .map(Choice::value)
          .orElseThrow(
              () ->
                  new NotPossibleException(
                      option.name()
                          + " must be one of "
                          + option.choices().stream().map(Choice::name).toList()));
    }
    return switch (option.type()) {
      case CommandOption.STRING -> string(option, text);
      case CommandOption.INTEGER -> number(option, text, true);
      case CommandOption.NUMBER -> number(option, text, false);
      case CommandOption.BOOLEAN -> bool(option, text);
      case CommandOption.USER, CommandOption.MENTIONABLE -> id(mentioned.person(text).id());
      case CommandOption.CHANNEL -> id(mentioned.channel(text).id());
      default ->
          throw new NotPossibleException("the practice room doesn't know this type of option");
    };
  }

  private static JsonNode id(long id) {
    return Json.MAPPER.getNodeFactory().textNode(Long.toString(id));
  }

  private static JsonNode string(CommandOption option, String text) {
    int least = option.json().path("min_length").asInt(0);
    int most = option.json().path("max_length").asInt(6000);
    if (text.length() < least || text.length() > most) {
      throw new NotPossibleException(
          option.name() + " must have " + least + " to " + most + " characters");
    }
    return Json.MAPPER.getNodeFactory().textNode(text);
  }

  private static JsonNode bool(CommandOption option, String text) {
    if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
      throw new NotPossibleException(option.name() + " must be true or false");
    }
    return Json.MAPPER.getNodeFactory().booleanNode(Boolean.parseBoolean(text));
  }

  private static JsonNode number(CommandOption option, String text, boolean whole) {
    double value;
    try {
      value = whole ? Long.parseLong(text) : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new NotPossibleException(
          option.name() + " must be a " + (whole ? "whole " : "") + "number");
    }
    double least = option.json().path("min_value").asDouble(Double.NEGATIVE_INFINITY);
    double most = option.json().path("max_value").asDouble(Double.POSITIVE_INFINITY);
    if (value < least || value > most) {
      throw new NotPossibleException(option.name() + " must be from " + least + " to " + most);
    }
    return whole
        ? Json.MAPPER.getNodeFactory().numberNode((long) value)
        : Json.MAPPER.getNodeFactory().numberNode(value);
  }
}
