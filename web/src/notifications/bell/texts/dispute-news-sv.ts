export const disputeNews = {
  "ownership-disputed": {
    title: "Någon gör anspråk på din cykel",
    text: "Ägarskapet till {{bike}} prövas. Svara och visa varför den är din.",
  },
  "ownership-answered": {
    title: "Ägaren har svarat",
    text: "Den som står som ägare till {{bike}} har svarat på ditt anspråk.",
  },
  "ownership-claim-added": {
    title: "Nytt i prövningen av din cykel",
    text: "Den som gör anspråk på {{bike}} har skickat in mer.",
  },
  "ownership-decided": {
    title: "Det är avgjort vems cykeln är",
    text: "Läs beslutet om {{bike}}. Det kan överklagas.",
  },
  "ownership-appealed": {
    title: "Beslutet är överklagat",
    text: "Beslutet om vems {{bike}} är prövas igen av någon annan.",
  },
  "ownership-closed": {
    title: "Prövningen är avslutad",
    text: "Beslutet om vems {{bike}} är gäller nu.",
  },
  "ownership-withdrawn": {
    title: "Anspråket är tillbakadraget",
    text: "Ingen gör längre anspråk på {{bike}}.",
  },
} as const;
