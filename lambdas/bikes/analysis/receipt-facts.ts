import { isOrganisationNumber } from "#contract/platform/organisation-number.ts";
import { numbersIn, plainText } from "#lambdas/platform/ocr/plain-text.ts";
import { shortHash } from "#lambdas/platform/ocr/short-hash.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import type { ReceiptFacts } from "#lambdas/platform/table/items/pictures.ts";

const months = "jan feb mar apr maj jun jul aug sep okt nov dec".split(" ");

const dateOf = (line: string): string | undefined => {
  const iso = /(?<!\d)((?:19|20)\d{2})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(line);
  const swedish = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./]((?:19|20)\d{2})(?!\d)/.exec(line);
  const spelled = /(?<!\d)(\d{1,2})\s+([a-z]{3})[a-z]*\s+((?:19|20)\d{2})(?!\d)/.exec(line);
  const month = months.indexOf(spelled?.[2] ?? "") + 1;
  if (iso) return [iso[1], iso[2], iso[3]].map(Number).join("-");
  if (swedish) return [swedish[3], swedish[2], swedish[1]].map(Number).join("-");
  return spelled && month > 0 ? [spelled[3], month, spelled[1]].map(Number).join("-") : undefined;
};

const numberOf = (line: string): string | undefined =>
  /\b(?:kvitto|faktura|order|bong|verifikat|receipt|invoice)[a-z]*\W*(?:n[ro]\b\W*|nummer\W*)?(\d[\d-]{3,})(?![-\d])/.exec(
    line,
  )?.[1];

const totalOf = (line: string): string | undefined =>
  /\b(?:att betala|totalt?|summa|total)\b\D{0,12}(\d{1,3}(?:[ .]\d{3})+|\d+)/
    .exec(line)?.[1]
    ?.replaceAll(/\D/g, "");

const sellerOf = (line: string): string | undefined =>
  numbersIn(line, /(?:16)?\d{6}[^0-9A-Za-z]{0,3}\d{4}/g)
    .find(isOrganisationNumber)
    ?.slice(-10);

const firstOf = (lines: readonly string[], find: (line: string) => string | undefined) =>
  lines.map(find).find((fact) => fact !== undefined);

/**
 * Hashes of seller, receipt number, date and total: enough to recognise the same receipt in another
 * picture.
 */
export const receiptFacts = (lines: readonly TextLine[]): ReceiptFacts => {
  const plain = lines.map(({ text }) => plainText(text));
  const seller = firstOf(
    lines.map(({ text }) => text),
    sellerOf,
  );
  const facts = {
    number: firstOf(plain, numberOf),
    date: firstOf(plain, dateOf),
    total: firstOf(plain, totalOf),
  };
  const signed = Object.entries(facts).flatMap(([what, value]) =>
    value === undefined ? [] : [[what, shortHash(what, seller ?? "", value)]],
  );
  return {
    ...(seller !== undefined && { seller: shortHash("seller", seller) }),
    ...Object.fromEntries(signed),
  };
};
