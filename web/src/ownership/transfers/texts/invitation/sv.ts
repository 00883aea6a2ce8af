export const invitation = {
  title: "En cykel väntar på dig",
  lead: "Någon vill att du blir ägare till en cykel i Cykelregistret.",
  lastDay: "Svara senast {{date}}.",
  signedOut: "Skapa ett konto med ditt BankID, så finns ägarbytet där. Har du redan ett konto loggar du in.",
  register: "Skapa konto",
  signIn: "Logga in",
  signedInAs:
    "Du är inloggad som {{email}}. Skickades inbjudan till en annan adress frågar vi säljaren först, som då ser ditt namn. Du binder dig inte till något: ägarbytet gäller först när du har skrivit under.",
  open: "Visa ägarbytet",
  wrongRole: "Ägarbyten är till för privatpersoner. Logga in med ett privat konto.",
  waiting: "Säljaren behöver godkänna att det är du.",
  waitingText:
    "Ditt konto har en annan e-postadress än den som säljaren skrev. Vi har frågat säljaren. Ägarbytet visas här när du kan skriva under, och du får en notis.",
  invalidText: "Öppna den precis som den står i mejlet, eller be säljaren skicka en ny inbjudan.",
} as const;
