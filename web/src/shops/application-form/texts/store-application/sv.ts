declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeApplication: typeof storeApplication;
  }
}

export const storeApplication = {
  card: {
    title: "Driver du cykelbutik?",
    text: "Som certifierad partner kan ni:",
    gains: [
      "registrera cykeln åt kunden redan i kassan",
      "ge kunden ett ägarkvitto som inte behöver granskas",
      "ha egna QR-koder på lager",
      "se hur många cyklar butiken har registrerat",
    ],
    review: "Granskningen tar 1–2 arbetsdagar.",
    apply: "Ansök om partnerskap",
  },
  title: "Bli partnerbutik",
  lead: "Registrera cyklar åt era kunder redan i kassan. Ni får svar inom 1–2 arbetsdagar.",
  number: "Organisationsnummer",
  numberHint: "Vi hämtar namn och adress från Bolagsverket.",
  checking: "Hämtar från Bolagsverket …",
  retry: "Försök igen",
  source: "Från Bolagsverket",
  active: "Aktivt bolag",
  registered: "Registrerat {{year}}",
  notYours: "Inte ert bolag?",
  checkNumber: "Kontrollera numret.",
  soleTrader: "Enskild firma: numret är ett personnummer. Vi sparar det krypterat och visar det inte.",
  failures: {
    "organisation-number-format": {
      title: "Felaktigt format",
      text: "Ett organisationsnummer har 10 siffror.",
    },
    "organisation-number-invalid": {
      title: "Ogiltigt organisationsnummer",
      text: "Kontrollsiffran stämmer inte. Kontrollera vad du har skrivit.",
    },
    "company-not-found": {
      title: "Företaget hittades inte",
      text: "Bolagsverket känner inte till numret. Kontrollera vad du har skrivit.",
    },
    "company-not-active": {
      title: "Företaget är inte aktivt",
      text: "Bara aktiva företag kan bli partnerbutik.",
    },
    "company-register-unavailable": {
      title: "Tekniskt fel",
      text: "Bolagsverket svarar inte just nu. Det du har skrivit finns kvar.",
    },
    "company-not-verified": {
      title: "Kunde inte verifiera",
      text: "Vi kunde inte kontrollera företaget. Det du har skrivit finns kvar.",
    },
    "too-many-requests": {
      title: "Kunde inte verifiera",
      text: "Det blev för många sökningar. Vänta en stund och försök igen.",
    },
  },
  mustVerify: "Företaget måste verifieras",
  addressTitle: "Var ligger butiken?",
  addressLead: "Bolagsverket har ingen fullständig adress.",
  street: "Gatuadress",
  postalCode: "Postnummer",
  postalCodeFormat: "Ett postnummer har 5 siffror.",
  city: "Ort",
  contactTitle: "Vem talar vi med?",
  contactPerson: "Namn",
  email: "E-post",
  emailHint: "Hit skickar vi svaret och inbjudan.",
  phone: "Telefon",
  bikeCount: "Antal cyklar",
  bikeCountHint: "Ungefär hur många ni säljer om året.",
  bikeCountFormat: "Skriv ett helt antal, minst 1.",
  message: "Meddelande (valfritt)",
  messageHint: "Skriv inga personnummer.",
  submit: "Skicka ansökan",
  sending: "Skickar …",
  note: "Svaret kommer till din e-post.",
  failed: "Kunde inte skicka ansökan. Försök igen.",
  back: "Skapa ett eget konto i stället",
  sent: {
    title: "Tack, ansökan är skickad",
    text: "Ni får svar senast {{day}}. En bekräftelse är på väg till {{email}}, med en länk där ni kan följa ansökan eller dra tillbaka den.",
    again: "Ansök för ett annat företag",
  },
} as const;
