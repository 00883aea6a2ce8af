import type { registrationSticker as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const registrationSticker: Texts<typeof sv> = {
  note: "QR sticker {{code}} will be linked to this bike.",
  remove: "Register without a sticker",
  takenTitle: "Sticker {{code}} can’t be used",
  takenText:
    "No points have been spent, and everything you’ve filled in is still here. You can register the bike without the sticker and link another one later.",
  without: "Register without it",
  back: "Back",
};
