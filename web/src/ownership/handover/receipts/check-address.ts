import { toAsciiDigits } from "#contract/platform/digits.ts";

type Paper = { readonly receiptNumber?: string | undefined; readonly receiptCode?: string | undefined };

/** Undefined before the receipt exists. */
export const checkPath = ({ receiptNumber, receiptCode }: Paper): string | undefined =>
  receiptNumber === undefined || receiptCode === undefined
    ? undefined
    : `/receipt-check/${receiptNumber}/${receiptCode}`;

/** Reads number and code as they are printed one after the other, also within the whole address. Crockford's alphabet has no O, I and L. */
export const typedCheckPath = (typed: string): string | undefined => {
  const signs = toAsciiDigits(typed).toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const [, day = "", serial = "", receiptCode] =
    /A(\d{6})(\w{6})(\w{16})$/.exec(signs.replaceAll(/[^0-9A-Z]/g, "")) ?? [];
  return checkPath({ receiptNumber: `A-${day}-${serial}`, receiptCode });
};
