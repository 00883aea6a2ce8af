export const watch = {
  title: "Bevaka numret i 30 dagar",
  lead: "Stölder anmäls ofta först efter några dagar. Anmäls cykeln efter köpet, eller en vars nummer liknar det här, mejlar vi dig.",
  email: "Din e-postadress",
  button: "Bevaka numret",
  sending: "Skickar …",
  sent: "Kolla mejlen",
  sentText: "Vi har skickat en länk till {email}. Tryck på den inom ett dygn, så börjar bevakningen.",
  note: "Adressen används bara till det här och raderas när bevakningen är slut. Du avslutar den när du vill.",
  other: "Använd en annan adress",
  failures: {
    email: "Skriv en hel e-postadress, som namn@exempel.se.",
    number: "Numret kan vara ett personnummer, och det bevakar vi inte. Läs ramnumret igen.",
    often: "Adressen eller nätet har bett om många bevakningar i dag. Försök igen i morgon.",
    offline: "Ingen uppkoppling. Adressen är kvar, så försök igen när telefonen har kontakt.",
    failed: "Det gick inte att skicka mejlet. Försök igen.",
  },
} as const;
