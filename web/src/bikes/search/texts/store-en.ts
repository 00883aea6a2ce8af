import type { store as sv } from "./store-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const store = {
  ways: "Ways to search",
  search: "Look up a bike",
  check: "Check several numbers",
  label: "Frame numbers",
  hint: "Paste or scan up to {{most}} numbers, one per line.",
  numbers: "{{count}} of {{most}} numbers",
  empty: "Enter at least one frame number.",
  tooMany: "You can check up to {{most}} numbers at once. Remove {{over}}.",
  submit: "Check",
  checking: "Checking …",
  found_one: "{{count}} stolen of {{all}}",
  found_other: "{{count}} stolen of {{all}}",
  alike_one:
    "{{count}} number looks like a stolen bike’s. Compare it with the frame, character by character, before you take the bike.",
  alike_other:
    "{{count}} numbers look like stolen bikes’. Compare them with the frames, character by character, before you take the bikes.",
  soldHint: "Sold by a shop: the buyer hasn’t registered the bike yet. Ask to see the shop’s receipt.",
  number: "Frame number",
  status: "Status",
  bike: "Bike",
  results: {
    registered: "Registered",
    stolen: "STOLEN",
    "resembles-stolen": "Resembles a stolen bike",
    disputed: "Ownership is being examined",
    sold: "Sold by a shop",
    unknown: "Not registered",
    "not-a-number": "Not a frame number",
  },
  report: { make: "Download as PDF", making: "Making the PDF …", saved: "The PDF has been downloaded." },
  copy: "Copy table",
  copied: "Copied.",
  notCopied: "Your browser didn’t allow copying. Select the table instead.",
  unknownHint: "An unregistered bike can be stolen too. Always check the receipt.",
} satisfies Texts<typeof sv>;
