/** Prices in points. One point is worth about one krona. */
export const prices = { registration: 100, sticker: 50, transfer: 100 } as const;

/** A store with less than this gets a warning mail: ten registrations' worth. */
export const fewStorePoints = 10 * prices.registration;
