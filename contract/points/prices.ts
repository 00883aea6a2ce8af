/** What things cost, in points. One point is about a krona. */
export const prices = { registration: 100, sticker: 50, transfer: 100 } as const;

/** A store with fewer points than ten registrations cost is told that they run out. */
export const fewStorePoints = 10 * prices.registration;
