import type { bikeCodes as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const bikeCodes: Texts<typeof sv> = {
  title: "Stickers",
  back: "Back to the bike",
  lead: "Anyone who scans a sticker sees that the bike is registered, and whether it is reported stolen. Only the first letters of your name are shown.",
  kinds: { papers: "Code on the bike’s papers", sticker: "Sticker" },
  since: "Since {{date}}",
  ended: "Cancelled {{date}}. {{reason}}.",
  reasons: { lost: "Lost", damaged: "Damaged", stolen: "Stolen", other: "Another reason" },
  show: "Show its page",
  void: "Cancel",
  unlink: "Remove from this bike",
  none: "This bike has no sticker yet. If you have one to hand, link it below.",
  link: {
    title: "Link a sticker",
    label: "Code on the sticker",
    hint: "Scan the sticker, or paste the address it leads to.",
    submit: "Link sticker",
    done: "Sticker {{code}} now leads to this bike.",
    fault: "That isn’t the code on one of our stickers.",
    review: "You can link stickers once the bike has been reviewed.",
    order: "Order stickers",
  },
  unlinking: {
    title: "Remove sticker {{code}}?",
    text: "Scanning it will no longer lead to this bike. The sticker can be linked to a bike again.",
    ordered:
      "Scanning it will no longer lead to this bike. The sticker was printed for this bike and can’t be linked again.",
    confirm: "Remove",
    done: "The sticker no longer leads to this bike.",
  },
  voiding: {
    title: "Cancel code {{code}}?",
    text: "Anyone who scans it will see “Invalid QR code”. This can’t be undone.",
    papers: "The bike gets a new code at once. Print its papers again: the old ones will no longer be valid.",
    reason: "What happened?",
    replace: "New sticker in its place",
    replaceHint: "Leave empty if you don’t have one.",
    confirm: "Cancel the code",
    done: "The code is cancelled.",
    replaced: "The code is cancelled, and the new sticker leads to this bike.",
  },
};
