import type { camera as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const camera: Texts<typeof sv> = {
  title: "Take a photo",
  start: "Start camera",
  shoot: "Take photo",
  use: "Use photo",
  again: "Take another",
  torchOn: "Flash on",
  torchOff: "Flash off",
  focus: "Tap the picture to focus",
  preview: "The photo you took",
  failed: "We couldn’t access the camera. Check its permissions.",
};
