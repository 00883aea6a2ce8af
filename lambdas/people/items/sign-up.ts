import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";

/** A sign-up waiting for its code. Also written for a taken address; only the mail differs. */
export const SignUpItem = z.object({
  entity: z.literal("signUp"),
  /** Random; reserves the address while the account is created. */
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  language: Language,
  /** The code is derived from it and a secret. */
  salt: z.string(),
  tries: z.number().int(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
  /** Set once the code was entered and this user was created. */
  userId: z.string().optional(),
});
export type SignUpItem = z.infer<typeof SignUpItem>;
