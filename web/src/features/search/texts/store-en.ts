import type { store as sv } from "./store-sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

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
  number: "Frame number",
  status: "Status",
  bike: "Bike",
  results: {
    registered: "Registered",
    stolen: "STOLEN",
    unknown: "Not registered",
    "not-a-number": "Not a frame number",
  },
  report: { make: "Save as signed PDF", making: "Making the PDF …", saved: "The PDF is saved." },
  copy: "Copy table",
  copied: "Copied.",
  notCopied: "Your browser didn’t allow copying. Select the table instead.",
  unknownHint: "An unregistered bike can be stolen too. Always check the receipt.",
} satisfies Texts<typeof sv>;
