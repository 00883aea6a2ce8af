import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

export const tillReceipt = [
  "Östermalms Cykel & Skid AB",
  "Ängsvägen 3B",
  "114 36 Stockholm",
  "Tel 042-904 57 61",
  "Org.nr 559232-5863",
  "KVITTO 650625 2019-12-16",
  "Kassa 1 11:26",
  "Monark",
  "Karin 3-vxl 19 495 kr",
  "Ramnr: WTU935707851E",
  "Lås godkänt 499 kr",
  "Hjälm 899 kr",
  "ATT BETALA 20 893 kr",
  "varav moms 25% 4178,60",
  "Kortköp VISA **** 4411",
  "Kund: Björn Öberg",
  "Personnr: 19850821-1359",
  "Öppet köp 30 dagar. Spara kvittot!",
  "Tack för köpet – välkommen åter",
];

export const invoice = [
  "Järnhästen Örebro AB KVITTO",
  "Kyrkogårdsgränd 7, 702 11 Örebro",
  "Telefon: 044-658 14 88",
  "Organisationsnummer: 556767-2232",
  "Godkänd för F-skatt",
  "Kund Kvittonummer 405408",
  "Göran Åkesson Datum 2022-02-25",
  "Personnummer: 19470604-8339",
  "Artikel Antal Pris",
  "Crescent Elina 7-vxl damcykel 1 6 095 kr",
  "Ramnummer: XDS9576632C",
  "Godkänt lås, försäkringsklass 1 799 kr",
  "Varav moms 25 %: 1558,60 kr",
  "Totalt: 7 793 kr",
  "Betalt med kort. Ägaren ansvarar för att registrera cykelns ramnummer.",
  "Garanti gäller enligt konsumentköplagen. Ångerrätt 14 dagar vid distansköp.",
];

/** The lines as a perfect OCR returns them. */
export const asRead = (lines: readonly string[], confidence = 95): TextLine[] =>
  lines.map((text) => ({ text, confidence }));

export const changed = (lines: readonly string[], from: string, to: string): string[] =>
  lines.map((line) => line.replace(from, to));
