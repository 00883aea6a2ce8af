import type { letterLabelsSv } from "./letter-labels-sv.ts";

export const letterLabelsEn: Readonly<Record<keyof typeof letterLabelsSv, string>> = {
  // to the office
  caseNumber: "Case number",
  topic: "Topic",
  right: "Your request",
  dueOn: "Reply due",
  written: "Written",
  // about bugs
  path: "Page",
  message: "What you wrote",
  browser: "Browser",
  // about who owns a bike
  reasons: "Reasons",
};
