/** What stores can be answered about the bikes they register, and buyers about those they claim. */
export const ofSales = {
  "claim-not-found": "Länken leder inte till någon cykel. Be butiken om en ny.",
  "claim-used": "Cykeln är redan hämtad.",
  "claim-ended": "Cykeln väntar inte längre. Be butiken registrera den igen.",
  "import-not-found": "Listan finns inte längre.",
  "import-too-long": "Listan har {{rows}} rader. Dela den i delar om högst {{most}} rader.",
  "import-rows-unexpected": "Listan gick inte fram som den skulle. Läs in filen igen.",
  "import-not-ready": "Det finns ingenting i listan att registrera nu.",
  "import-ended": "Listan är redan klar eller avbruten.",
  "sale-not-found": "Registreringen finns inte.",
  "sale-ended": "Kunden har redan hämtat cykeln, eller så är registreringen ångrad.",
  "store-receipt-not-found": "Kvittot finns inte.",
  "nothing-to-credit": "På kvittot finns inget kvar att kreditera.",
  "credit-exceeds-receipt": "Det är mer än vad som är kvar av kvittot. Som mest kan {{left}} kr krediteras.",
  "sticker-has-paid": "Dekalen har redan betalat en registrering. Ta en ny dekal, eller betala med poäng.",
} as const;
