/** The primary key of an item. */
export type Key = { readonly pk: string; readonly sk: string };

const key = (pk: string, sk: string): Key => ({ pk, sk });

/**
 * Every key of the one table.
 * Each item also carries `entity`, the name its row has here, so that the stream can tell items apart.
 */
export const keys = {
  // a person
  profile: (userId: string) => key(`USER#${userId}`, "PROFILE"),
  balance: (userId: string) => key(`USER#${userId}`, "BALANCE"),
  /** `version` is that of the balance after the row, so two rows can never take the same place. */
  ledgerRow: (userId: string, version: number) =>
    key(`USER#${userId}`, `LEDGER#${String(version).padStart(10, "0")}`),
  /** Guards a personal number, by its keyed hash, for one account. */
  personalNumberGuard: (mac: string) => key(`PNR#${mac}`, "PNR"),

  // what a person has sent
  upload: (uploadId: string) => key(`UPLOAD#${uploadId}`, "UPLOAD"),
  analysis: (analysisId: string) => key(`ANALYSIS#${analysisId}`, "ANALYSIS"),

  // a bike
  bike: (bikeId: string) => key(`BIKE#${bikeId}`, "BIKE"),
  bikeEvent: (bikeId: string, at: string, eventId: string) => key(`BIKE#${bikeId}`, `EVENT#${at}#${eventId}`),
  /** Guards a canonical frame number among active bikes. */
  frameGuard: (canonical: string) => key(`FRAME#${canonical}`, "FRAME"),
  /** Leads from the fold of a frame number to every bike that looks the same. */
  fold: (fold: string, bikeId: string) => key(`FOLD#${fold}`, bikeId),

  // how the service keeps its word
  idempotency: (userId: string, idempotencyKey: string) => key(`IDEM#${userId}`, idempotencyKey),
  /** Counts what one person may do only so many times a day. */
  quota: (what: string, userId: string, day: string) => key(`QUOTA#${what}#${userId}`, day),
  /** Marks a notice as sent. */
  notice: (eventId: string) => key(`NOTICE#${eventId}`, "NOTICE"),
} as const;

/** The lists that the first index serves. */
export const lists = {
  bikesOf: (userId: string) => `OWNER#${userId}`,
  balances: () => "BALANCES",
} as const;

/** The prefixes of sort keys that are read as ranges. */
export const ranges = { ledger: "LEDGER#", bikeEvents: "EVENT#" } as const;

export const foldPartition = (fold: string): string => `FOLD#${fold}`;
export const userPartition = (userId: string): string => `USER#${userId}`;
