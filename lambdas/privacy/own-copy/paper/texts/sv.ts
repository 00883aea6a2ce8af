import type { OwnPart } from "#lambdas/privacy/own-copy/gather/own-data.ts";

export type PaperTexts = {
  readonly fileName: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly parts: Readonly<Record<OwnPart, string>>;
};

export const sv: PaperTexts = {
  fileName: "mina-uppgifter.html",
  title: "Mina uppgifter",
  lead: [
    "Det här är allt som Cykelregistret har sparat om dig. Samma uppgifter ligger som data i data.json, och schema.json beskriver hur den är uppbyggd.",
    "Bilderna på dina cyklar ligger i mappen pictures, dina kvitton i receipts och texterna du har skrivit under i signed.",
    "Andra personer visas aldrig med namn eller kontaktuppgifter, och den som arbetar för registret kallas handläggare. Ditt personnummer är krypterat och visas inte.",
    "Två saker sparas men följer inte med. Ett foto av ditt ID-kort visar hela personnumret och raderas när ärendet är avgjort; så länge det finns kvar står det under ID-granskningar. Dina passkeys, med namn och datum, ser bara du själv, i inställningarna: inloggningstjänsten visar dem inte för oss.",
    "En anmälan av något du har skrivit eller annonserat står här först när den är avgjord.",
  ],
  yes: "Ja",
  no: "Nej",
  nothing: "Inget sparat.",
  parts: {
    account: "Ditt konto",
    consents: "Samtycken",
    signIns: "Inloggningar",
    identityReviews: "ID-granskningar",
    workplaces: "Butiker du arbetar i",
    bikes: "Dina cyklar",
    formerBikes: "Cyklar du har lämnat över",
    transfers: "Ägarbyten",
    requests: "Förfrågningar om cyklar",
    disputes: "Tvister om vem som äger en cykel",
    finds: "Cyklar du har hittat",
    ads: "Dina annonser",
    adCases: "Beslut om dina annonser",
    adReports: "Annonser du har anmält",
    conversations: "Meddelanden",
    blocked: "Personer du har blockerat",
    points: "Poäng",
    purchases: "Köp av poäng",
    stickerOrders: "Beställda dekaler",
    certificates: "Intyg över kontrollerade nummer",
    notifications: "Notiser",
    mails: "Mejl till dig",
    alerts: "Bevakningar",
    newestDigest: "Senaste mejlet om bevakningar",
    bugReports: "Fel du har rapporterat",
    letters: "Brev till oss och våra svar",
    disclosures: "Uppgifter som myndigheter har fått",
    log: "Vem som har tittat på eller ändrat dina uppgifter",
  },
};
