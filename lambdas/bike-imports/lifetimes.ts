import { expiryOf } from "#contract/retention.ts";

/** Epoch seconds at which a list is forgotten that nobody has registered, with the addresses in it. */
export const forgottenUnused = (at: Date): number => expiryOf("unusedImports", at);

/** Those at which one is forgotten that someone has. */
export const forgottenUsed = (at: Date): number => expiryOf("bikeImports", at);
