export const letterLabelsSv = {
  // letters to the office
  caseNumber: "Ärendenummer",
  topic: "Ämne",
  right: "Vad du har begärt",
  dueOn: "Svar senast",
  written: "Skrivet",
  // bug reports
  path: "Sida",
  message: "Det du skrev",
  browser: "Webbläsare",
  // ownership disputes
  reasons: "Skäl",
} as const;
