import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

const CompaniesEnv = ApiEnv.extend({
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  PERSONAL_NUMBER_MAC_KEY_ID: z.string().min(1),
  COMPANY_REGISTER_URL: z.url(),
  COMPANY_REGISTER_TOKEN_URL: z.url(),
  COMPANY_REGISTER_CLIENT_ID: z.string().min(1),
  COMPANY_REGISTER_CLIENT_SECRET: z.string().min(1),
});
export type CompaniesEnv = z.infer<typeof CompaniesEnv>;

export const StoreApplicationsEnv = CompaniesEnv.extend({
  /** Signs the applicants' links. */
  CODE_SECRET: z.string().min(1),
});

export const StoreDecisionsEnv = CompaniesEnv.extend({
  CURSOR_SECRET: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
});
