import { auditWordsEn } from "#contract/audit-words.ts";
import type { audit as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const audit: Texts<typeof sv> = {
  title: "Audit log",
  lead: "Who has changed or looked at what. No entry can be changed or deleted, and looking here is recorded too.",
  fields: {
    person: { label: "Person", hint: "Email or account ID" },
    bike: { label: "Bike", hint: "Frame number or bike ID" },
    administrator: { label: "Done by", hint: "Email or account ID" },
  },
  action: "What",
  anyAction: "Everything",
  from: "From",
  to: "To",
  daysReversed: "The end date is before the start date.",
  seek: "Show",
  clear: "Clear",
  export: "Save as CSV",
  exporting: "Fetching …",
  exportCut: "The file holds {{count}} entries. Choose fewer days to get the rest.",
  empty: "No entries",
  emptyText: "Change the filters, or choose more days.",
  about: {
    person: "Person",
    bike: "Bike",
    subject: "Case",
    reason: "Reason",
    search: "Searched for",
  },
  columns: [
    "Time",
    "Done by (ID)",
    "Done by",
    "Code",
    "What",
    "Person (ID)",
    "Person",
    "Bike (ID)",
    "Frame number",
    "Case",
    "Reason",
    "Search",
  ],
  actions: auditWordsEn,
};
