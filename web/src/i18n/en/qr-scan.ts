import type { qrScan as sv } from "../sv/qr-scan.ts";
import type { Texts } from "../texts.ts";

export const qrScan = {
  hint: "Hold the QR code in front of the camera",
  view: "What the camera sees",
  starting: "Starting the camera …",
  slow: "No code found yet. Move closer, hold still and make sure that there is light.",
  foreign: "The code does not belong here: it holds neither a frame number nor a sticker of Cykelregistret.",
  sticker: "That was a sticker. Scan a code that holds the frame number, or type the number.",
  added: "Added: {{frameNumber}}. {{count}} numbers so far.",
  already: "{{frameNumber}} has been added already.",
  done: "Done",
  otherCamera: "Other camera",
  picture: "Read the code from a picture",
  emptyPicture: "No QR code was found in the picture.",
  noReader: "The picture cannot be read at the moment. Check your connection and try again.",
  denied: {
    title: "Camera access denied",
    text: "The page may not use the camera. To turn it on:",
    steps: [
      "Press the padlock or the controls beside the address.",
      "Choose Allow for the camera.",
      "Come back here and try again.",
    ],
  },
  none: {
    title: "No camera was found",
    text: "Read the code from a picture, or type the frame number.",
  },
  failed: {
    title: "The camera does not start",
    text: "The camera could not be reached. Check the permissions, and that no other app is using it.",
  },
  unloaded: {
    title: "The scanner could not be fetched",
    text: "Check your connection and try again, or type the frame number.",
  },
  manual: {
    label: "Or type the frame number",
    submit: "Use",
    tooShort: "Type at least three letters or digits.",
  },
} satisfies Texts<typeof sv>;
