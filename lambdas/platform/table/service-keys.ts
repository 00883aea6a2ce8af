import { key } from "./key.ts";

export const serviceKeys = {
  idempotency: (userId: string, idempotencyKey: string) => key(`IDEM#${userId}`, idempotencyKey),
  /** Counts a limited act of one person per day, or per week by its first day. */
  quota: (what: string, userId: string, day: string) => key(`QUOTA#${what}#${userId}`, day),
  /** Counts a limited act per time window, by address, person or e-mail. Personal values of `who` are hashes. */
  rate: (what: string, who: string, window: string) => key(`RATE#${what}#${who}`, window),
  /** The progress of one part of a repair. */
  backfill: (what: string, part: string) => key(`BACKFILL#${what}`, part),
  /** The hash of an e-mail address that refuses mail. */
  mailRefusal: (hash: string) => key(`MAILREFUSAL#${hash}`, "MAILREFUSAL"),
  /** Marks a mail as sent. */
  sentMarker: (eventId: string) => key(`SENT#${eventId}`, "SENT"),
} as const;
