import type { PolicyData, PolicyTexts, Processor } from "#web/app/info/policy-items.ts";

export const policyDataSv: PolicyTexts<PolicyData> = {
  account:
    "Namn, e-postadress, telefonnummer, språk, menyer, inställningar, samtycken och vilka villkor du har godkänt, för att du ska kunna ha ett konto. Tidigare namn och adresser, för att kunna radera dem överallt (avtal).",
  identity:
    "Personnummer eller samordningsnummer, för att en cykel ska knytas till rätt person. Säker identifiering är själva syftet med registret (avtal, och 3 kap. 10 § dataskyddslagen).",
  bikes: "Dina cyklar och deras historik: ramnummer, märke, modell, färg, ort, foto och beskrivning (avtal).",
  receipts:
    "Kvitton, för att pröva att cykeln är din. De visas bara för dig och för den som granskar (avtal).",
  idCard:
    "Foto av ID-kort, om du väljer att styrka din identitet så. Bilden raderas vid beslutet, senast efter sju dagar (avtal).",
  thefts:
    "Anmälda stölder och upphittade cyklar: tid, plats, beskrivning, kontaktuppgifter och belöning (avtal, och berättigat intresse av att stulna cyklar hittas).",
  transfers: "Ägarbyten: villkor, underskrifter och kvitton hos båda parter (avtal).",
  ads: "Annonser med bilder, pris och ort (avtal).",
  checks:
    "Adressen som du lämnar för att bevaka ett ramnummer, och numret (samtycke, som du tar tillbaka genom att avsluta bevakningen). Intyg som du skaffar när du är inloggad (berättigat intresse av att du hittar dem igen).",
  alerts: "Bevakningar du sparar och det de hittar (avtal).",
  messages: "Meddelanden mellan dig och andra om en cykel, och vilka du blockerar (avtal).",
  reports:
    "Anmälningar av annonser och meddelanden, beslut om dem och överklaganden (rättslig förpliktelse enligt EU:s förordning om digitala tjänster).",
  points: "Poäng, köp och kvitton på köp (avtal och bokföringslagen).",
  stickers: "Namn och postadress för dekaler du beställer (avtal).",
  notices: "Notiser och mejl vi har skickat dig, och om de kom fram (avtal).",
  signIns:
    "När du loggar in och med vilka webbläsare, dina passkeys och ändringar av hur du loggar in (berättigat intresse av ett säkert konto).",
  stores: "Om du arbetar i en butik: vilken, din roll och vad du har gjort där (avtal).",
  letters:
    "Det du skriver till oss, och felrapporter med den bild du väljer att skicka (berättigat intresse).",
  authorities: "Vad en myndighet har begärt och fått veta om dig (rättslig förpliktelse).",
  scans:
    "Skanningar av en QR-kod räknas per dag, utan något om vem som skannar. För en stulen cykel ser ägaren när den senast skannades, och ungefär var om den som skannar väljer att dela det (berättigat intresse av att stulna cyklar hittas, och samtycke till platsen).",
  logs: "Loggar över vad våra medarbetare har sökt, öppnat och beslutat, och tekniska loggar med IP-adress om fel och missbruk, utan personnummer (berättigat intresse av en säker tjänst).",
};

export const processorsSv: PolicyTexts<Processor> = {
  aws: "Amazon Web Services, på Irland: hela driften, inloggning, bildavläsning, mejl och sms. Sms går vidare genom teleoperatörer. Personuppgiftsbiträde.",
  bankid:
    "Finansiell ID-Teknik BID AB, BankID: personnummer, namn, IP-adress, webbläsare och det du skriver under. Egen ansvarig för utgivningen, tillsammans med din bank.",
  stripe:
    "Stripe Payments Europe Ltd, på Irland: e-postadress, belopp och betalningsuppgifter när du köper poäng. Kortnumret når aldrig oss. Delvis egen ansvarig; överföring till USA enligt EU:s standardavtalsklausuler.",
  bolagsverket:
    "Bolagsverket: organisationsnumret, när en butik ansöker. Enskilda näringsidkares nummer är ett personnummer.",
  bikeIndex:
    "Bike Index, i USA: ett ramnummer som du kollar och som inte finns i vårt register. Inget om dig, och inget av svaret sparas.",
  post: "Postföretaget som delar ut dekaler: namn och postadress.",
};
