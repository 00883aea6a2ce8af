export const transferNews = {
  "transfer-offered": {
    title: "En cykel väntar på din underskrift",
    text: "Någon vill att du tar över {{bike}}. Läs igenom och skriv under när du har den hos dig.",
  },
  "invitation-opened": {
    title: "Är det rätt köpare?",
    text: "Någon annan än du skrev till har öppnat inbjudan till {{bike}}. Bekräfta eller skicka en ny.",
  },
  "transfer-requested": {
    title: "Någon vill ta över din cykel",
    text: "Någon säger sig ha tagit över {{bike}}. Godkänn eller säg nej.",
  },
  "transfer-request-refused": {
    title: "Ägaren sa nej",
    text: "Ägaren går inte med på att {{bike}} byter ägare. Har du köpt den kontaktar du oss med kvittot.",
  },
  "transfer-changed": {
    title: "Villkoren är ändrade",
    text: "Säljaren har ändrat ägarbytet av {{bike}}. Läs igenom det nya.",
  },
  "transfer-reminder": {
    title: "En cykel väntar på din underskrift",
    text: "Du har inte svarat på ägarbytet av {{bike}} än.",
  },
  "transfer-completed": { title: "Köparen har skrivit under", text: "{{bike}} har bytt ägare." },
  "bike-received": { title: "Cykeln är din", text: "{{bike}} står nu på dig i registret." },
  "transfer-declined": {
    title: "Köparen har tackat nej",
    text: "{{bike}} är kvar hos dig. Skälet står där.",
  },
  "transfer-cancelled": {
    title: "Ägarbytet är tillbakadraget",
    text: "Säljaren har dragit tillbaka ägarbytet av {{bike}}.",
  },
  "transfer-stopped": {
    title: "Ägarbytet är stoppat",
    text: "{{bike}} har anmälts stulen. Ägarbytet är avslutat.",
  },
  "transfer-expired": {
    title: "Tiden har gått ut",
    text: "Ingen skrev under ägarbytet av {{bike}} i tid.",
  },
  other: { title: "Ägarbyte", text: "Det har hänt något med ägarbytet av {{bike}}." },
} as const;
