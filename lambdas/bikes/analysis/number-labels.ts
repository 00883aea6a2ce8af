import { differByOne } from "./read-brand.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";

const number = String.raw`(?:\s*-?\s*(?:n[ro]\b|nr|no|num+[ae]r(?:et)?|number))`;
const frameLabel = new RegExp(
  String.raw`ram(?:me)?${number}|\bram(?=\s*[:#])|(?:frame|chassis?|stel)${number}?|serie${number}|serial${number}?|\bs\/n\b`,
  "g",
);

/** Other parts of a bicycle that have serial numbers. */
const otherPart = /batteri|battery|motor|display|ladd|charger|las\b|lock|nyckel|key|dator/;

/** Words before a label in general sentences, such as 'registrera cykelns ramnummer'. */
const prose = /(?:cykelns?|registrera|ange|notera|uppge|spara|kontrollera|utan|inget|att|the|your|ditt)\s*$/;

const otherLabel =
  /^(?:org|person|pnr|tel|tfn|mobil|phone|fax|kvitto|receipt|faktura|invoice|order|datum|date|tid|kl$|kassa|kund|customer|medlem|art|ean|gtin|sku|streck|moms|vat|bank|plusg|bg$|pg$|iban|ocr|ref|nyckel|las|lock|key|batteri|motor|pris|price|antal|summa|total|belopp|betal|kort|visa|master|terminal|trans|bong|verif|konto|avtal|garanti|forsakr|godkan|hjalm|butik|saljare|namn|id$)/;

/** True for a word that labels the following number as something else. */
export const isOtherLabel = (word: string): boolean => otherLabel.test(plainText(word));

/** At the beginning of a line, one letter of these may be wrong. */
const nearLabels = ["ramnr", "ramnummer", "framenumber", "serienummer", "serienr"];

const nearLabelEnd = (plain: string): number | undefined => {
  const [word = ""] = /^[a-z]+/.exec(plain) ?? [];
  return nearLabels.some((label) => differByOne(label, word)) ? word.length : undefined;
};

const isLabel = (plain: string, from: number, to: number): boolean => {
  const before = plain.slice(0, from);
  const hasColon = /^\s*[:=#]/.test(plain.slice(to));
  return !otherPart.test(before) && (hasColon || !prose.test(before));
};

/** End positions of a line's frame labels, from left to right. */
export const frameLabelEnds = (line: string): number[] => {
  const plain = plainText(line);
  const exact = [...plain.matchAll(frameLabel)].map(({ 0: found, index }) => [index, index + found.length]);
  const ends = exact.filter(([from = 0, to = 0]) => isLabel(plain, from, to)).map(([, to = 0]) => to);
  const near = exact.length === 0 ? nearLabelEnd(plain) : undefined;
  return near === undefined ? ends : [near];
};
