export const letterLabelsSv = {
  // to the office
  caseNumber: "Ärendenummer",
  topic: "Ämne",
  right: "Vad du har begärt",
  dueOn: "Svar senast",
  written: "Skrivet",
  // about bugs
  path: "Sida",
  message: "Det du skrev",
  browser: "Webbläsare",
  // about who owns a bike
  reasons: "Skäl",
} as const;
