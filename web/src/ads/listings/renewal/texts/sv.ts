export const renewal = {
  title: "Förnya annonsen",
  loading: "Hämtar annonsen …",
  lead: "Är {{bike}} fortfarande till salu? Då visas annonsen i 90 dagar till.",
  action: "Ja, förnya annonsen",
  done: "Annonsen är förnyad",
  until: "Den visas till och med {{day}}.",
  invalidText: "Den kan vara avbruten i mejlet. Öppna cykeln under Mina cyklar och förnya annonsen där.",
  bikes: "Till Mina cyklar",
} as const;
