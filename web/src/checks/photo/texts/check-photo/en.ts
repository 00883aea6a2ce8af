import type { checkPhoto as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const checkPhoto: Texts<typeof sv> = {
  code: "Scan a QR code instead",
  title: "Photograph the frame number",
  aim: "Hold the number inside the frame. Only what’s inside it is sent.",
  place: "Drag and zoom until the number fills the picture. Only what you see here is sent.",
  kept: "The picture is read once and never saved. Location and other hidden data are removed first.",
  noPerson: "Don’t photograph anyone.",
  starting: "Starting the camera …",
  view: "Camera view",
  shoot: "Take photo",
  take: "Use the phone’s camera",
  choose: "Choose a picture",
  read: "Read the number",
  reading: "Reading the number …",
  again: "Retake the photo",
  zoom: "Zoom",
  across: "Move sideways",
  up: "Move up and down",
  shot: "The part that was read",
  camera: {
    denied: "This page isn’t allowed to use the camera. Allow it in your browser, or choose a picture.",
    none: "The browser can’t reach a camera. Take the picture with your phone’s own camera, or choose one.",
    failed: "The camera didn’t start. Another app may be using it. Try again, or choose a picture.",
  },
  found: {
    certain: "Compare it with the frame. Is this the number?",
    doubtful:
      "Compare it with the frame, character by character. Tap a character to change it; the yellow ones are uncertain.",
    several:
      "The picture can be read in more than one way. Choose what’s on the frame itself, not on a battery, lock or tyre.",
    change: "{{sign}}, character {{place}}. Tap for {{other}}.",
    unsure: "Uncertain.",
    check: "Check",
  },
  none: {
    title: "No frame number found in the picture",
    text: "It may be blurred, dark or taken from too far away. Here’s what usually works:",
  },
  limit:
    "So many pictures have been read today that we have to stop until midnight. Type the number instead.",
  tips: {
    title: "How to make the number readable",
    list: [
      "Wipe off dirt and grease.",
      "Light it from the side, with a torch for example, so that stamped characters stand out. Avoid flash from straight ahead.",
      "Get close, hold still and let the number fill the frame.",
      "For a number under the bottom bracket, lay the bike on its side or turn it over.",
      "Is the number on a screen? Take a screenshot and choose that instead.",
    ],
    where: "Where is the number?",
    kind: "Type of bike",
    places: ["Under the bottom bracket, most often", "On the seat tube", "On the head tube"],
  },
};
