import * as z from "zod";

/** A mail or text message in the inbox; `raw` is its source as a byte string (latin1). */
export const StoredMail = z.object({
  id: z.string(),
  kind: z.enum(["mail", "sms"]).default("mail"),
  messageId: z.string(),
  /** Epoch milliseconds by the emulator's clock. */
  receivedAt: z.number(),
  from: z.string(),
  /** All recipients, including Bcc. */
  recipients: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  raw: z.string(),
  /** SES message tags, which come back with bounces and complaints. */
  tags: z.record(z.string(), z.string()).default({}),
});

export type StoredMail = z.infer<typeof StoredMail>;
