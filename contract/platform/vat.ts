/** Swedish prices include VAT. */
export const vatPercent = 25;

/** Returns the VAT in a price that includes it, both in öre. */
export const vatIn = (price: number): number => Math.round((price * vatPercent) / (100 + vatPercent));
