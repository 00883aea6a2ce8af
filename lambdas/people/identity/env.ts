import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const IdentityEnv = ApiEnv.extend({
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  PERSONAL_NUMBER_MAC_KEY_ID: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  /** The web app's client: the server signs in through it for what only the person may do. */
  USER_POOL_CLIENT_ID: z.string().min(1),
  SIGN_UPS: z.enum(["open", "closed"]),
  /** Keys mailed codes and the passwords of first sign-ins. */
  CODE_SECRET: z.string().min(1),
  /** BankID's relying party API, up to its version. */
  BANKID_URL: z.url().regex(/\/rp\/v6\.0$/),
  SITE_ORIGIN: z.url(),
  SIGNATURES_BUCKET: z.string().min(1),
  /** Secret with our certificate as JSON: pfx (base64), passphrase, BankID's ca (PEM). Empty for a local simulator. */
  BANKID_CERTIFICATE: z.string(),
});
