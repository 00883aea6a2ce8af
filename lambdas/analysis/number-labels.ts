import { differByOne } from "#lambdas/analysis/read-brand.ts";
import { plainText } from "#lambdas/shared/ocr/plain-text.ts";

const number = String.raw`(?:\s*-?\s*(?:n[ro]\b|nr|no|num+[ae]r(?:et)?|number))`;
const frameLabel = new RegExp(
  String.raw`ram(?:me)?${number}|\bram(?=\s*[:#])|(?:frame|chassis?|stel)${number}?|serie${number}|serial${number}?|\bs\/n\b`,
  "g",
);

/** What has a serial number of its own on a bicycle, and so is not the frame. */
const otherPart = /batteri|battery|motor|display|ladd|charger|las\b|lock|nyckel|key|dator/;

/** Words that speak of frame numbers in general, as in 'registrera cykelns ramnummer'. */
const prose = /(?:cykelns?|registrera|ange|notera|uppge|spara|kontrollera|utan|inget|att|the|your|ditt)\s*$/;

const otherLabel =
  /^(?:org|person|pnr|tel|tfn|mobil|phone|fax|kvitto|receipt|faktura|invoice|order|datum|date|tid|kl$|kassa|kund|customer|medlem|art|ean|gtin|sku|streck|moms|vat|bank|plusg|bg$|pg$|iban|ocr|ref|nyckel|las|lock|key|batteri|motor|pris|price|antal|summa|total|belopp|betal|kort|visa|master|terminal|trans|bong|verif|konto|avtal|garanti|forsakr|godkan|hjalm|butik|saljare|namn|id$)/;

/** Whether a word begins what stands behind it as something else than a frame number. */
export const isOtherLabel = (word: string): boolean => otherLabel.test(plainText(word));

/** One wrong letter in the label itself, where it begins a line. */
const nearLabels = ["ramnr", "ramnummer", "framenumber", "serienummer", "serienr"];

const nearLabelEnd = (plain: string): number | undefined => {
  const [word = ""] = /^[a-z]+/.exec(plain) ?? [];
  return nearLabels.some((label) => differByOne(label, word)) ? word.length : undefined;
};

const isLabel = (plain: string, from: number, to: number): boolean => {
  const before = plain.slice(0, from);
  const isAsked = /^\s*[:=#]/.test(plain.slice(to));
  return !otherPart.test(before) && (isAsked || !prose.test(before));
};

/** Where on a line what follows is called a frame number, from the first such place to the last. */
export const frameLabelEnds = (line: string): number[] => {
  const plain = plainText(line);
  const exact = [...plain.matchAll(frameLabel)].map(({ 0: found, index }) => [index, index + found.length]);
  const ends = exact.filter(([from = 0, to = 0]) => isLabel(plain, from, to)).map(([, to = 0]) => to);
  const near = exact.length === 0 ? nearLabelEnd(plain) : undefined;
  return near === undefined ? ends : [near];
};
