type Paper = { readonly receiptNumber?: string | undefined; readonly receiptCode?: string | undefined };

/** Where anybody who holds a receipt sees whether it is genuine; undefined before there is one. */
export const checkPath = ({ receiptNumber, receiptCode }: Paper): string | undefined =>
  receiptNumber === undefined || receiptCode === undefined
    ? undefined
    : `/receipt-check/${receiptNumber}/${receiptCode}`;
