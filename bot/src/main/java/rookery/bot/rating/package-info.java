/**
 * How strong people are: results of finished games in, ratings and forecasts out. Everything here
 * is a pure function of the results, so that ratings can be worked out anew at any time and come
 * out the same to the last digit. This package knows neither tables nor messages nor the database.
 */
package rookery.bot.rating;
