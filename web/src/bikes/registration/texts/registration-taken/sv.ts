export const registrationTaken = {
  title: "Cykeln är redan registrerad",
  text: "Det finns redan en cykel med ramnumret {{frameNumber}} i registret. Vi visar aldrig vem som äger den.",
  ownTitle: "Du har redan registrerat cykeln",
  ownText: "Cykeln med ramnumret {{frameNumber}} finns bland dina cyklar.",
  check: "Läs av ramnumret en gång till. O och 0, I och 1, S och 5 förväxlas lätt.",
  bought: "Har du köpt cykeln begagnad? Då är det säljaren som lämnar över den till dig.",
  ask: "Köpt den? Begär ägarbyte",
  claim: "Är det din cykel?",
  stolenTitle: "Cykeln är anmäld stulen",
  stolenText:
    "Cykeln med ramnumret {{frameNumber}} är anmäld stulen. Köp den inte. Konfrontera ingen. Pågående brott: 112. Tips och anmälan: 114 14.",
  search: "Visa i registret",
  myBikes: "Till mina cyklar",
  edit: "Ändra ramnumret",
} as const;
