import type { camera as sv } from "../sv/camera.ts";
import type { Texts } from "../texts.ts";

export const camera: Texts<typeof sv> = {
  title: "Take a picture",
  start: "Start the camera",
  shoot: "Take the picture",
  use: "Use the picture",
  again: "Take a new picture",
  torchOn: "Light on",
  torchOff: "Light off",
  focus: "Tap the picture to focus",
  preview: "The picture you took",
  failed: "The camera could not be opened. Check the permissions.",
};
