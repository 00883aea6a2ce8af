import type { letterLabelsSv } from "./letter-labels-sv.ts";

export const letterLabelsEn: Readonly<Record<keyof typeof letterLabelsSv, string>> = {
  // Labels of letters to the office.
  caseNumber: "Case number",
  topic: "Topic",
  right: "Your request",
  dueOn: "Reply due",
  written: "Written",
  // Labels of bug reports.
  path: "Page",
  message: "What you wrote",
  browser: "Browser",
  // Labels of ownership disputes.
  reasons: "Reasons",
};
