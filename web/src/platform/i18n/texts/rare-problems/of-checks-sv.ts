export const ofChecks = {
  "certificate-not-found": "Det finns inget sådant intyg. Skanna koden igen, eller skriv av hela adressen.",
  "certificate-limit-reached":
    "Dagens gräns för intyg är nådd. Utan konto får du ett om dagen, och med konto tjugo. Numret kan du kolla ändå.",
  "personal-number-typed":
    "Numret kan vara ett personnummer, så vi gör inget intyg och ställer ingen fråga om det. Läs ramnumret igen.",
  "number-report-not-found":
    "Det finns ingen sådan kontroll. Skanna koden igen, eller skriv av hela adressen.",
} as const;
