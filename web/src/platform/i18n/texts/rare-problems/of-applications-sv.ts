export const ofApplications = {
  "store-application-not-found": "Ansökan finns inte. Öppna länken som den står i mejlet.",
  "store-application-open": "Företaget har redan ansökt. Länken i bekräftelsemejlet visar hur det går.",
  "store-application-answered": "Frågan är redan besvarad.",
  "store-application-decided": "Ansökan är redan besvarad.",
} as const;
