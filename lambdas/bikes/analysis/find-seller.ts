import { isOrganisationNumber } from "#contract/platform/organisation-number.ts";
import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { numbersIn, plainText } from "#lambdas/platform/ocr/plain-text.ts";

/** Lines at the top of a receipt that may name the shop. */
const headLines = 8;

const companyForm =
  /(?:^|\s)(AB|HB|KB|[Aa]ktiebolag(?:et)?|[Hh]andelsbolag(?:et)?|[Kk]ommanditbolag(?:et)?|[Ee]nskild firma)(?:$|[\s.,(])/;
const shopName =
  /cyk(?:el|lar)[a-z]*\s*(?:&|och|i|pa)\s|cykel(?:affar|butik|center|fabrik|handel|hus|huset|hornan|kallaren|kompani|service|shop|smed|specialist|stall|verkstad)|bike\s?(?:shop|store)|cyklar\b/;
const sellerLabel = /\b(?:saljare|salt av|butik|forsaljare|aterforsaljare|seller|sold by)\b\s*[:.]?\s*(.*)$/;
const organisationLabel = /\borg(?:anisations)?\.?\s*-?\s*(?:nr|num+er|no)\b/;

/** Ten digits in two groups, possibly with the prefix 16. */
const tenDigits = /(?:16)?\d{6}[^0-9A-Za-z]{0,3}\d{4}/g;

const hasOrganisationNumber = (lines: readonly string[]): boolean =>
  lines.some((line) => {
    const vat = /SE\s?(\d{10})\s?01\b/.exec(line)?.[1];
    return [...numbersIn(line, tenDigits), ...(vat === undefined ? [] : [vat])].some(isOrganisationNumber);
  });

/** A sole trader's organisation number is a personal number, so the buyer's own is excluded. */
const hasSoleTrader = (lines: readonly string[], buyer: string): boolean =>
  lines.some(
    (line) =>
      organisationLabel.test(plainText(line)) &&
      numbersIn(line, /(?:\d{2})?\d{6}[^0-9A-Za-z]{0,3}\d{4}/g).some((digits) => {
        const ten = digits.slice(-10);
        return hasCheckDigit(ten) && ten !== buyer.slice(-10);
      }),
  );

const isNamed = (lines: readonly string[]): boolean =>
  lines.some((line, index) => {
    const behind = sellerLabel.exec(plainText(line))?.[1];
    if (behind === undefined) return false;
    return /\p{L}{2}/u.test(behind === "" ? (lines[index + 1] ?? "") : behind);
  });

/** Accepts a valid organisation number, a company name at the top, or a name after 'Säljare'. */
export const hasSeller = (lines: readonly string[], buyerPersonalNumber: string): boolean =>
  hasOrganisationNumber(lines) ||
  hasSoleTrader(lines, buyerPersonalNumber) ||
  lines.slice(0, headLines).some((line) => companyForm.test(line) || shopName.test(plainText(line))) ||
  isNamed(lines);
