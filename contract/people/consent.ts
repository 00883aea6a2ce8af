import * as z from "zod";

export const Consent = z.object({
  version: z.number().int().min(1),
  functional: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  decidedAt: z.iso.datetime(),
});
export type Consent = z.infer<typeof Consent>;
