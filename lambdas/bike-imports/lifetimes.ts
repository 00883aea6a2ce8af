const daySeconds = 24 * 60 * 60;

/** What was sent, with the addresses in it, waits so long for someone to let it be registered. */
const daysBefore = 30;

/** What became of it can be seen for so long. */
const daysAfter = 90;

const after = (at: Date, days: number): number => Math.floor(at.getTime() / 1000) + days * daySeconds;

/** Epoch seconds at which a list is forgotten that nobody has registered. */
export const forgottenUnused = (at: Date): number => after(at, daysBefore);

/** Those at which one is forgotten that somebody has. */
export const forgottenUsed = (at: Date): number => after(at, daysAfter);
