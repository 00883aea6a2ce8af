import type { Texts } from "#web/platform/i18n/texts.ts";
import type { missingCode as sv } from "./sv.ts";

export const missingCode: Texts<typeof sv> = {
  title: "QR code",
  heading: "There’s no code in the address",
  text: "Scan the QR code on the bike once more, or look up the frame number.",
  search: "Look up a bike",
};
