export const bikeRequests = {
  title: "Begär ägarbyte",
  lead: "Har du köpt eller fått cykeln? Vi frågar den som står som ägare i registret. Om ägaren godkänner får du ett ägarbyte att skriva under.",
  hidden: "Ingen av er får se den andras e-postadress. Ägaren ser bara de första bokstäverna i ditt namn.",
  text: "Hälsa ägaren (valfritt)",
  pays: "Jag betalar ägarbytet, {{points}} poäng",
  paysHint:
    "Annars betalar ägaren. Inga poäng dras nu. De reserveras när ägaren godkänner, och du får tillbaka dem om det inte blir av.",
  send: "Fråga ägaren",
  sent: "Vi har frågat ägaren.",
  sentText:
    "Du får en notis och ett mejl när ägaren har svarat. Kommer inget svar inom 14 dagar kan du fråga igen.",
  follow: "Följ eller dra tillbaka förfrågan under Mina kvitton",
  buy: "Köp poäng",
  prove: "Styrk din identitet",
} as const;
