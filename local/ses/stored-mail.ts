import * as z from "zod";

/** A mail or a text message as it reached the inbox; `raw` is a byte string (latin1) of its source. */
export const StoredMail = z.object({
  id: z.string(),
  kind: z.enum(["mail", "sms"]).default("mail"),
  messageId: z.string(),
  /** Epoch milliseconds of the cloud's clock. */
  receivedAt: z.number(),
  from: z.string(),
  /** Every address or number it was sent to, hidden copies included. */
  recipients: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  raw: z.string(),
  /** What it is named by when its fate is told. */
  tags: z.record(z.string(), z.string()).default({}),
});

export type StoredMail = z.infer<typeof StoredMail>;
