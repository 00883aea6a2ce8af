import type { Texts } from "#web/platform/i18n/texts.ts";
import type { numberReports as sv } from "./sv.ts";

export const numberReports = {
  title: "Frame number check",
  results: {
    registered: "Registered",
    stolen: "STOLEN",
    "resembles-stolen": "Resembles a stolen bike",
    disputed: "Ownership is being examined",
    sold: "Sold by a shop",
    unknown: "Not registered",
    "not-a-number": "Not a frame number",
  },
  paper: {
    lead: "{{store}}, {{at}}",
    file: "check",
    stolen_one: "{{count}} of {{all}} is reported stolen. Don’t hand it over. The police answer on 114 14.",
    stolen_other:
      "{{count}} of {{all}} are reported stolen. Don’t hand them over. The police answer on 114 14.",
    none: "None of the {{all}} numbers was reported stolen.",
    alike_one:
      "{{count}} of {{all}} looks like a stolen bike’s number. Compare it with the frame, character by character.",
    alike_other:
      "{{count}} of {{all}} look like stolen bikes’ numbers. Compare them with the frames, character by character.",
    place: "No.",
    number: "Frame number",
    result: "Answer",
    bike: "Bike",
    check: "Check that this paper is genuine",
    checkText:
      "Scan the code with your phone. The page shows what the register answered, and when. If anything differs, the paper has been altered.",
    until: "Can be checked until {{date}}.",
    fingerprint: "Checksum {{fingerprint}}",
    moment: "The answer was true when it was given. A bike that isn’t registered can be stolen too.",
    footer: "{{number}}, {{at}}, page {{page}} of {{pages}}",
  },
  check: {
    failed: "The paper couldn’t be checked",
    genuine: "Genuine.",
    genuineText: "{{store}} asked the register on {{at}} and got this answer.",
    altered: "Not genuine.",
    alteredText: "These aren’t the details that the register gave. Don’t trust the paper.",
    unknown: "There is no such check.",
    unknownText:
      "The register has no check with that code. Scan it again, or copy the whole address. If it still isn’t found, the paper isn’t genuine, or it is too old.",
    checked: "Checked just now, {{at}}",
    compare: "Compare with the paper, line by line.",
    compareText:
      "Only the last three characters of each number are shown here. If anything differs, the paper has been altered.",
    list: "What the register answered",
    now: "The answer is from that day. Look the number up again before you buy.",
    search: "Look up a frame number",
    contact: "Contact us",
  },
} satisfies Texts<typeof sv>;
