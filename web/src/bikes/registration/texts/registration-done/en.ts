import type { registrationDone as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const registrationDone: Texts<typeof sv> = {
  title: "Your bike is registered!",
  toast: "Your bike has been added for 100 points.",
  reviewTitle: "Your bike has been submitted",
  text: "Anyone who looks up the frame number can now see that the bike is registered.",
  reviewText: "Our staff will check the receipt. You’ll hear from us by email.",
  pointsLeft: "You have {{points, number}} points left.",
  certificate: "Download certificate (PDF)",
  sticker: "Order a QR sticker",
  open: "Show bike",
  all: "Go to my bikes",
  another: "Register another",
};
