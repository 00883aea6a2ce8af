/** Problems of stores registering bikes and of buyers claiming them. */
export const ofSales = {
  "claim-not-found": "Länken leder inte till någon cykel. Be butiken om en ny.",
  "claim-used": "Cykeln har redan registrerats på en ägare.",
  "claim-ended": "Cykeln väntar inte längre. Be butiken registrera den igen.",
  "import-not-found": "Listan finns inte längre.",
  "import-too-long": "Listan har {{rows}} rader. Dela den i delar om högst {{most}} rader.",
  "import-rows-unexpected": "Hela listan kom inte fram. Läs in filen igen.",
  "import-not-ready": "Det finns ingenting i listan att registrera nu.",
  "import-ended": "Listan är redan klar eller avbruten.",
  "sale-not-found": "Registreringen finns inte.",
  "sale-ended": "Kunden har redan registrerat cykeln på sig, eller så är registreringen ångrad.",
  "store-receipt-not-found": "Kvittot finns inte.",
  "nothing-to-credit": "På kvittot finns inget kvar att kreditera.",
  "credit-exceeds-receipt":
    "Det är mer än vad som är kvar av kvittot. Som mest kan {{left, number}} kr krediteras.",
  "sticker-has-paid":
    "Registreringen som ingår i dekalen är redan använd. Ta en ny dekal, eller betala med poäng.",
  "credit-too-low": "Fakturan blir högre än den kredit ni har kvar. Ta färre paket, eller betala direkt.",
  "invoice-overdue": "En tidigare faktura har förfallit. Betala den först, eller betala det här direkt.",
  "invoice-settled": "Fakturan är redan avprickad. Listan visar hur det ser ut nu.",
} as const;
