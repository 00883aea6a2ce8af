import * as z from "zod";

/** A mail as it reached the inbox; `raw` is a byte string (latin1) of its source. */
export const StoredMail = z.object({
  id: z.string(),
  messageId: z.string(),
  /** Epoch milliseconds of the cloud's clock. */
  receivedAt: z.number(),
  from: z.string(),
  /** Every address it was sent to, hidden copies included. */
  recipients: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  raw: z.string(),
});

export type StoredMail = z.infer<typeof StoredMail>;
