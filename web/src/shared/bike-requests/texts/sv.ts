declare module "#web/i18n/resources.ts" {
  interface Resources {
    bikeRequests: typeof bikeRequests;
  }
}

/** Asking the owner of a bike for it. */
export const bikeRequests = {
  title: "Begär överlåtelse",
  lead: "Har du köpt eller fått cykeln? Vi frågar den som står som ägare i registret. Godkänner de det får du ett ägarbyte att skriva under.",
  hidden: "Ingen av er får se den andras e-postadress. Ägaren ser dig med de första bokstäverna i ditt namn.",
  text: "Hälsa ägaren (valfritt)",
  pays: "Jag betalar ägarbytet, {{points}} poäng",
  paysHint:
    "Annars betalar ägaren. Inga poäng dras nu. De hålls när ägaren godkänner, och du får tillbaka dem om det inte blir av.",
  send: "Fråga ägaren",
  sent: "Vi har frågat ägaren.",
  sentText: "Du får en notis och ett mejl när de har svarat. De har 14 dagar på sig.",
  follow: "Följ eller ta tillbaka förfrågan under Mina kvitton",
  buy: "Köp poäng",
  prove: "Styrk din identitet",
} as const;
