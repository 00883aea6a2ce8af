import type { DataRight } from "#contract/office/contact.ts";

const closing =
  "Är du inte nöjd med svaret kan du skriva till oss igen, eller klaga hos Integritetsskyddsmyndigheten, imy.se.\n\nVänliga hälsningar\nCykelregistret";

const answer = (...paragraphs: readonly string[]): string => ["Hej!", ...paragraphs, closing].join("\n\n");

/** Beginnings of replies, to be edited. Brackets mark what only the administrator knows. */
export const answersSv: Readonly<Record<DataRight | "other", string>> = {
  access: answer(
    "Du har frågat vad vi har sparat om dig. Logga in, öppna ”Ladda ner mina uppgifter” i Inställningar och tryck på ”Be om en kopia”. Du får ett mejl när filen är klar, och den finns kvar i sju dagar.",
    "I den står allt vi har om dig. Varför vi har det, vilka som får del av det och hur länge det sparas står på sidan Integritetspolicy.",
  ),
  correction: answer(
    "Du har bett oss rätta en uppgift. Vi har ändrat [vad] från [det som stod] till [det som står nu].",
    "Namn, adress och telefon ändrar du själv i Inställningar.",
  ),
  erasure: answer(
    "Du har bett oss radera dina uppgifter. Ditt konto är avslutat sedan [dag]. Ångrar du dig kan du logga in inom 30 dagar; sedan raderas allt personligt.",
    "Kvitton på köp måste vi enligt lag spara i sju år.",
  ),
  restriction: answer(
    "Du har bett oss att inte använda dina uppgifter medan [det som är oklart] utreds. Vi har låst kontot, så att uppgifterna bara sparas. Den som söker på ramnumret ser fortfarande status och ort, för att skydda den som köper eller äger en cykel.",
    "Du får ett mejl från oss innan begränsningen upphör.",
  ),
  portability: answer(
    "Du har bett att få dina uppgifter i ett format som du kan ta med dig. Logga in, öppna ”Ladda ner mina uppgifter” i Inställningar och tryck på ”Be om en kopia”. Du får ett mejl när filen är klar, och den finns kvar i sju dagar. I filen ligger data.json, som andra tjänster kan läsa, och schema.json, som beskriver den.",
  ),
  objection: answer(
    "Du har invänt mot att vi [det som invändningen gäller]. Vi har slutat med det, [så här].",
    "Mejl som du inte vill ha väljer du bort i Inställningar.",
  ),
  other: ["Hej!", "[svaret]", "Vänliga hälsningar\nCykelregistret"].join("\n\n"),
};
