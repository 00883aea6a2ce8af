import type { RetentionTexts } from "../retention-list.ts";

export const retentionSv: RetentionTexts = {
  uploads: "Uppladdade bilder som inte hör till någon cykel: {period}.",
  idCards: "Foto av id-kort: till beslutet, högst {period}.",
  unconfirmedAccounts: "Konton som aldrig bekräftas: {period}.",
  closedAccounts:
    "Konton som du tar bort: {period} då du kan ångra dig. Sedan raderas allt personligt i dem, också kvitton och bilder, och i cyklarnas historik står bara ”Tidigare ägare”.",
  ownCopies: "Kopian av dina uppgifter som du har bett om: {period}.",
  erasures:
    "Numret på ett konto som är raderat, så att det raderas igen om vi måste läsa tillbaka en säkerhetskopia: {period}.",
  extracts: "Att en myndighet har begärt uppgifter om dig, och vad som beslutades: {period}.",
  emailRequests: "Att supporten ombads byta din e-postadress, och vad som beslutades: {period}.",
  extractFiles: "Filen med det som en myndighet har fått: {period}.",
  ownCopyStates: "Att du har bett om en sådan kopia: {period}.",
  departedReceipts: "Kvitton: så länge du äger cykeln och {period} därefter.",
  departedMessages: "Meddelanden om en cykel: så länge du äger cykeln och {period} därefter.",
  signatures:
    "Ägarbyten som blev av: kvittot finns kvar hos båda, och underskrifterna i {period}, så länge någon kan ställa krav på grund av köpet.",
  endedTransfers:
    "Ägarbyten som inte blev av, och inbjudningar som ingen svarade på: {period} efter att de har tagit slut.",
  answeredRequests: "Frågor om att få ta över en cykel: {period} efter ett nej.",
  endedListings: "Annonser: {period} efter att de har tagits bort eller cykeln är såld.",
  expiredListings: "Annonser som gått ut och som ingen förnyar: {period}.",
  deletedAlerts: "Bevakningar som du tar bort: {period} då du kan ångra dig.",
  alertHits: "Träffar på dina bevakningar: {period}.",
  notifications: "Aviseringar: {period}.",
  foundContacts: "Kontaktuppgifter från den som har hittat en cykel: {period}.",
  contactCases: "Kontaktärenden: {period}.",
  bugReports: "Rapporter om fel i tjänsten: {period}.",
  bugPictures: "Bilder som följer med dem, där det som är ditt är övertäckt: {period}.",
  adReports: "Anmälningar av annonser: {period}.",
  adReportContacts: "Kontaktuppgifter från den som anmäler en annons utan konto: {period}.",
  adCases: "Beslut om anmälda annonser: {period}.",
  bikeRemovals: "Begäran om att en cykel ska tas bort ur registret: {period}.",
  threadReports: "Anmälningar av meddelanden: {period} efter beslutet.",
  messageBars: "Avstängning från meddelanden: högst {period}.",
  unclaimedSales:
    "Cyklar som en butik har registrerat åt någon som inte hämtar dem: {period}. E-postadressen och telefonnumret försvinner när cykeln är hämtad eller tiden är ute.",
  bikeImports: "Listor över sålda cyklar som en butik läser in: högst {period}.",
  numberReports: "Butikers kontroller av ramnummer, så att en utskrift går att kontrollera: {period}.",
  storeLog: "Vem som har gjort vad i en butik: {period}.",
  closedApplications: "Butikers ansökningar: {period} efter beslutet.",
  scanCounts:
    "Antal skanningar per dag: {period}. När och var en stulen cykel skannades: till dess att den är återfunnen.",
  personMails: "Mejl vi har skickat till dig, med vad som hände med dem: {period}.",
  mailRefusals: "Att mejl inte kommer fram till en adress: {period}, utan att adressen går att läsa ut.",
  devices: "Vilka webbläsare du har loggat in med: {period} efter den senaste gången.",
  securityLogs: "Säkerhetsloggar: {period}.",
  unpaidPurchases: "Köp som inte betalades: {period}.",
  accounting: "Underlag för bokföring: {period} efter räkenskapsåret.",
};
