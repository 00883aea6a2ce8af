/** One lazy chunk holds everything that draws. */
export { pictureBehind } from "./shown-page.ts";
export { forgetPictureTakenAlong, pictureTakenAlong, takePictureAlong } from "./taken-along.ts";
