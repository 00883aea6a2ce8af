import type { RetentionTexts } from "#web/app/info/retention-list.ts";

export const retentionSv: RetentionTexts = {
  uploads: "Uppladdade bilder som inte hör till någon cykel: {period}.",
  idCards: "Foto av ID-kort: till beslutet, högst {period}.",
  unconfirmedAccounts: "Konton som aldrig bekräftas: {period}.",
  closedAccounts:
    "Konton som du tar bort: {period} då du kan ångra dig. Sedan raderas allt personligt i dem, också kvitton och bilder, och i cyklarnas historik står bara ”Tidigare ägare”.",
  idleWarnings:
    "Konton som ingen loggar in på: efter {period} får du ett mejl om att kontot stängs. Att logga in räcker för att ha det kvar.",
  idleAccounts:
    "Loggar ingen in ändå stängs de efter {period}, och raderas med cyklar och allt på samma sätt som konton som du tar bort. Vi stänger inget konto så länge en cykel är anmäld stulen, ett ägarbyte eller en beställning pågår, eller någon arbetar i en butik med det.",
  ownCopies: "Kopian av dina uppgifter som du har bett om: {period}.",
  erasures:
    "Numret på ett konto som är raderat, så att det raderas igen om vi måste läsa tillbaka en säkerhetskopia: {period}.",
  extracts: "Att en myndighet har begärt uppgifter om dig, och vad som beslutades: {period}.",
  emailRequests: "Att supporten ombads byta din e-postadress, och vad som beslutades: {period}.",
  extractFiles: "Filen med det som en myndighet har fått: {period}.",
  ownCopyStates: "Att du har bett om en sådan kopia: {period}.",
  bikeSamples: "Att din cykel har lottats ut till en extra kontroll av kvittot: {period}.",
  departedReceipts: "Kvitton: så länge du äger cykeln och {period} därefter.",
  departedMessages: "Meddelanden om en cykel: så länge du äger cykeln och {period} därefter.",
  signatures:
    "Ägarbyten som blev av: kvittot finns kvar hos båda, och underskrifterna i {period}, så länge någon kan ställa krav på grund av köpet.",
  endedTransfers:
    "Ägarbyten som inte blev av, och inbjudningar som ingen svarade på: {period} efter att de avslutades.",
  answeredRequests: "Frågor om att få ta över en cykel: {period} efter ett nej.",
  endedListings: "Annonser: {period} efter att de har tagits bort eller cykeln är såld.",
  expiredListings: "Annonser som gått ut och som ingen förnyar: {period}.",
  deletedAlerts: "Bevakningar som du tar bort: {period} då du kan ångra dig.",
  alertHits: "Träffar på dina bevakningar: {period}.",
  notifications: "Notiser: {period}.",
  foundContacts: "Kontaktuppgifter från den som har hittat en cykel: {period}.",
  contactCases:
    "Brev som du skickar till oss, och våra svar: {period} efter det sista som hänt i ärendet. Har du ett konto med adressen som du skrev från raderas de med kontot.",
  bugReports: "Rapporter om fel i tjänsten: {period}.",
  bugPictures: "Bilder som följer med dem, där det som är ditt är övertäckt: {period}.",
  adReports: "Anmälningar av annonser: {period}.",
  numberWatches:
    "Adressen hos den som bevakar ett ramnummer: {period}. Den som avslutar bevakningen raderar den då.",
  adReportContacts: "Kontaktuppgifter från den som anmäler en annons utan konto: {period}.",
  adCases: "Beslut om anmälda annonser: {period}.",
  ownershipDisputes: "Tvister om vem som äger en cykel, med det ni har skrivit och visat: {period}.",
  bikeRemovals: "Begäran om att en cykel ska tas bort ur registret: {period}.",
  threadReports: "Anmälningar av meddelanden: {period} efter beslutet.",
  messageBars: "Avstängning från meddelanden: högst {period}.",
  unclaimedSales:
    "Cyklar som en butik har registrerat åt någon som inte registrerar sig som ägare: {period}. E-postadressen och telefonnumret försvinner när ägaren har registrerat sig eller tiden är ute.",
  bikeImports: "Listor över sålda cyklar som en butik läser in: högst {period}.",
  certificates: "Intyg över kontrollerade ramnummer, som inte säger vem som frågade: {period}.",
  numberReports: "Butikers kontroller av ramnummer, så att en utskrift går att kontrollera: {period}.",
  storeLog: "Vem som har gjort vad i en butik: {period}.",
  closedApplications: "Butikers ansökningar: {period} efter att de har avslutats.",
  scanCounts:
    "Antal skanningar per dag: {period}. När och var en stulen cykel skannades: till dess att den är återfunnen.",
  personMails: "Mejl vi har skickat till dig, med vad som hände med dem: {period}.",
  mailRefusals: "Att mejl inte kommer fram till en adress: {period}, utan att adressen går att läsa ut.",
  devices: "Vilka webbläsare du har loggat in med: {period} efter den senaste gången.",
  audit:
    "Vad våra medarbetare har sökt, öppnat och beslutat: {period}, utan namn och adresser på den vars konto är raderat.",
  formerVersions:
    "Raderade bilder och underskrifter: {period} som äldre version, så att en fil som raderats av misstag kan återställas.",
  securityLogs: "Säkerhetsloggar: {period}.",
  unpaidPurchases: "Köp som inte betalades: {period}.",
  accounting: "Underlag för bokföring, med de rabattkoder du har använt: {period} efter räkenskapsåret.",
};
