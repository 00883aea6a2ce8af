/** What things cost, in points. One point is about one krona. */
export const prices = { registration: 100, sticker: 50, transfer: 100 } as const;
