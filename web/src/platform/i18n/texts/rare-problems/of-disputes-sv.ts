export const ofDisputes = {
  "ownership-disputed":
    "Någon annan säger sig äga cykeln, och ägarskapet prövas. Den kan inte byta ägare, säljas, ändras eller tas bort förrän det är avgjort.",
  "ownership-dispute-not-found": "Ägartvisten finns inte, eller så rör den inte dig.",
  "ownership-dispute-open": "Ägarskapet till cykeln prövas redan.",
  "ownership-dispute-refused":
    "Ditt anspråk på cykeln är redan prövat. Har du nya bevis kan du skriva till oss.",
  "ownership-dispute-decided":
    "Ägartvisten är redan avgjord, eller så har någon annan just ändrat den. Ladda om sidan.",
  "ownership-dispute-full":
    "Du har redan skrivit så många gånger som det går. Vi läser allt innan vi avgör saken.",
  "ownership-dispute-not-ready":
    "Ägaren har inte svarat än och har tid kvar. Vänta med att avgöra saken tills svaret har kommit eller tiden är slut.",
  "ownership-dispute-outdated": "Något har hänt i ärendet sedan du öppnade det. Läs igenom det igen.",
  "ownership-proposal-open": "En kollega har redan lämnat ett förslag. Ladda om sidan.",
  "ownership-proposal-own": "Du har lämnat förslaget själv. En kollega måste godkänna det.",
  "ownership-appeal-needs-another": "Du var med om beslutet. Någon annan ska pröva överklagandet.",
  "ownership-appeal-too-late": "De 30 dagar då du kunde överklaga är slut.",
  "ownership-decision-not-appealable":
    "Det finns inget beslut som du kan överklaga, eller så är det redan överklagat.",
  "too-many-ownership-disputes":
    "Du har redan gjort anspråk på två cyklar i år. Skriv till oss om det gäller en till.",
} as const;
