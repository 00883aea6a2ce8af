export const ofEmailRequests = {
  "email-request-decided": "Bytet är redan avgjort, eller så har tiden gått ut. Ladda om sidan.",
  "email-request-open": "Ett byte av e-post för den här personen väntar redan på en kollega.",
  "email-request-outdated":
    "Personen har själv bytt e-postadress sedan bytet begärdes. Avslå det, och begär ett nytt om det fortfarande behövs.",
  "email-request-own": "Du har själv begärt bytet. En annan administratör måste godkänna.",
  "identity-not-verified":
    "Personens identitet är inte styrkt med BankID eller ID-kort, så vi kan inte veta vem som ber om en ny adress.",
} as const;
