import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

const SigningKey = z.object({
  name: z.string(),
  from: z.iso.datetime(),
  until: z.iso.datetime().optional(),
  /** Its id in KMS. */
  keyId: z.string().min(1),
});
export type SigningKey = z.infer<typeof SigningKey>;

export const CertificatesEnv = ApiEnv.extend({
  CHALLENGE_SECRET: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
  /** Named in every certificate. */
  SITE_ORIGIN: z.url(),
  /** JSON of the keys, oldest first. */
  CERTIFICATE_KEYS: z.string().transform((text) => z.array(SigningKey).min(1).parse(JSON.parse(text))),
});
