import type { myData as sv } from "./my-data-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const myData = {
  title: "Download my data",
  lead: "You can get a copy of everything we keep about you at any time, as a ZIP file.",
  holds: [
    "A page to read or print, and the same information as data (JSON).",
    "Your photos and receipts, and what you’ve signed.",
    "Messages you’ve written and received, with the other person’s name hidden.",
    "Who has looked at your data.",
  ],
  loadFailed: "We couldn’t see whether there’s a copy.",
  ask: "Ask for a copy",
  askAgain: "Ask for a new copy",
  making:
    "We’re gathering your data. It usually takes a few minutes. You’ll get an email when the copy is ready, and you can leave this page in the meantime.",
  progress: "Progress of the copy",
  pictures: "{{done, number}} of {{of, number}} pictures",
  madeAt: "Copy made",
  until: "Available until",
  size: "Size",
  download: "Download the ZIP file",
  downloading: "The download has started. You’ll find the file among your downloads.",
  failed: "The copy wasn’t finished. Something went wrong on our side.",
  expired: "Your previous copy can’t be downloaded any more.",
} as const satisfies Texts<typeof sv>;
