/** All that draws pages, as one piece that comes when it is asked for. */
export { pictureBehind } from "./shown-page.ts";
export { forgetPictureTakenAlong, pictureTakenAlong, takePictureAlong } from "./taken-along.ts";
