export const ofExtracts = {
  "extract-open": "En begäran om utdrag om den här personen väntar redan på beslut.",
  "extract-decided": "Begäran är redan avgjord, eller så har tiden gått ut. Ladda om sidan.",
  "extract-own": "Du har själv begärt utdraget. En annan administratör måste godkänna.",
  "extract-not-ready": "Utdraget går inte att hämta. Ladda om sidan och se varför.",
  "extract-not-yours": "Bara den som begärde utdraget och den som godkände det kan hämta det.",
} as const;
