import { key } from "./key.ts";

/** Those keys of the table by which the service keeps its word. */
export const serviceKeys = {
  idempotency: (userId: string, idempotencyKey: string) => key(`IDEM#${userId}`, idempotencyKey),
  /** Counts what one person may do only so many times a day, or a week by its first day. */
  quota: (what: string, userId: string, day: string) => key(`QUOTA#${what}#${userId}`, day),
  /** Counts what may be done so many times in a window of time: by an address, a person, an e-mail. `who` is a hash where it is personal. */
  rate: (what: string, who: string, window: string) => key(`RATE#${what}#${who}`, window),
  /** How far a part of a great repair has come. */
  backfill: (what: string, part: string) => key(`BACKFILL#${what}`, part),
  /** That an e-mail address takes no mail, by its hash. */
  mailRefusal: (hash: string) => key(`MAILREFUSAL#${hash}`, "MAILREFUSAL"),
  /** Marks a mail as sent. */
  sentMarker: (eventId: string) => key(`SENT#${eventId}`, "SENT"),
} as const;
