export const ofMessages = {
  "message-blocked": "Du kan inte skriva till den här personen.",
  "messaging-barred":
    "Du är avstängd från att skriva till andra till och med {{until}}. Skälet står i mejlet från oss.",
  "message-refused": "Meddelandet ser ut som skräppost. Skriv om det med egna ord och utan länkar.",
  "thread-already-reported": "Du har redan anmält den här konversationen. Du får besked när vi har läst den.",
  "message-report-not-found": "Beslutet finns inte, eller så är det inte ditt.",
  "message-report-decided": "Någon annan har redan beslutat. Läs det beslutet först.",
  "objection-needs-another": "Du fattade det första beslutet. Invändningen ska prövas av någon annan.",
  "objection-not-possible": "Det finns inget beslut som du kan invända mot.",
  "objection-used": "Du har redan invänt mot beslutet. Det går bara en gång.",
  "objection-too-late": "De 14 dagar då du kunde invända är slut.",
  "seller-question-not-found": "Frågan finns inte. Öppna länken precis som du fick den, eller be om en ny.",
  "seller-question-answered": "Frågan är redan besvarad. Ett svar går inte att ändra.",
  "seller-question-over": "Tiden att svara har gått ut. Be om en ny fråga.",
  "too-many-seller-questions":
    "Det går att fråga fem gånger om dagen, och tre gånger om samma cykel. Fråga igen efter midnatt.",
} as const;
