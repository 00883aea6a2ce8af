type Paper = { readonly receiptNumber?: string | undefined; readonly receiptCode?: string | undefined };

/** Undefined before the receipt exists. */
export const checkPath = ({ receiptNumber, receiptCode }: Paper): string | undefined =>
  receiptNumber === undefined || receiptCode === undefined
    ? undefined
    : `/receipt-check/${receiptNumber}/${receiptCode}`;
