import type { codes as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const codes: Texts<typeof sv> = {
  label: "Code, or part of it",
  hint: "Scan the sticker, paste its address, or type at least two characters in a row.",
  find: "Search",
  tooShort: "Type at least two characters of the code, letters and digits only",
  foreign: "That isn’t one of our QR codes",
  failed: "The codes couldn’t be loaded",
  none: "No code contains {{part}}.",
  more: "Keep looking",
  life: {
    title: "Code {{code}}",
    failed: "The code couldn’t be loaded",
    back: "Back to the search",
    page: "Open the page the code leads to",
    onNoRoll: "Not on any roll",
    roll: "Roll {{number}}",
    order: "Order {{number}}",
  },
  events: {
    title: "History",
    made: "Created",
    printed: "Printed",
    "taken-out": "Roll taken into use",
    linked: "Linked to a bike",
    linkedNumber: "Linked to the bike with frame number {{frameNumber}}",
    unlinked: "Taken off the bike",
    voided: "Cancelled: {{reason}}",
    reasons: { lost: "lost", damaged: "damaged", stolen: "stolen", other: "other reason" },
    follows: "Replaces {{code}}",
    followedBy: "Replaced by {{code}}",
  },
  scans: {
    title: "Scans",
    none: "Nobody has scanned the code in the past year.",
    sum_one: "{{count}} time in the past year.",
    sum_other: "{{count}} times in the past year.",
    day: "Day",
    count: "Scans",
  },
};
