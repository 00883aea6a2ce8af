import type { qrScan as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const qrScan = {
  hint: "Hold the QR code in front of the camera",
  view: "Camera view",
  starting: "Starting the camera …",
  slow: "No code yet. Move closer, hold still and make sure there’s enough light.",
  foreign: "This code isn’t ours: it has neither a frame number nor a Cykelregistret sticker in it.",
  sticker: "That was a sticker. Scan a code that contains the frame number, or type it in.",
  added: "Added: {{frameNumber}}. {{count}} numbers so far.",
  already: "{{frameNumber}} is already on the list.",
  done: "Done",
  otherCamera: "Switch camera",
  picture: "Read the code from a picture",
  emptyPicture: "No QR code found in the picture.",
  noReader: "The picture can’t be read right now. Check your connection and try again.",
  denied: {
    title: "Camera access denied",
    text: "The page isn’t allowed to use the camera. To turn it on:",
    steps: [
      "Tap the padlock or the controls next to the address.",
      "Choose Allow for the camera.",
      "Come back here and try again.",
    ],
  },
  none: {
    title: "No camera found",
    text: "Read the code from a picture, or type in the frame number.",
  },
  failed: {
    title: "The camera won’t start",
    text: "We couldn’t access the camera. Check its permissions, and that no other app is using it.",
  },
  unloaded: {
    title: "The scanner couldn’t be loaded",
    text: "Check your connection and try again, or type in the frame number.",
  },
  manual: {
    label: "Or type the frame number",
    submit: "Use",
    tooShort: "Type at least three letters or digits.",
  },
} satisfies Texts<typeof sv>;
