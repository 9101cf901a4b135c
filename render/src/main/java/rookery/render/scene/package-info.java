/**
 * A picture while it is painted: a {@link rookery.render.scene.Figure} knows its layer and how to
 * paint itself on a {@link rookery.render.scene.PictureInProgress}; a {@link
 * rookery.render.scene.PictureLayout} says where in the picture every square lies.
 */
package rookery.render.scene;
