import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const IdentityEnv = ApiEnv.extend({
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  PERSONAL_NUMBER_MAC_KEY_ID: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  /** The web app's: what nobody may do but the person, a sign-in through it does. */
  USER_POOL_CLIENT_ID: z.string().min(1),
  /** Keys the codes that are mailed, and the passwords of a first sign-in. */
  CODE_SECRET: z.string().min(1),
  /** BankID's interface for relying parties, up to its version. */
  BANKID_URL: z.url().regex(/\/rp\/v6\.0$/),
  /** Where signatures are kept. */
  SIGNATURES_BUCKET: z.string().min(1),
  /** The secret that holds the certificate we show BankID, as JSON: pfx in base64, its passphrase, BankID's own ca as PEM. Empty where the interface is a simulator on this machine, which wants none. */
  BANKID_CERTIFICATE: z.string(),
});
