import * as z from "zod";
import { Language } from "#contract/accounts.ts";

/** An account by e-mail that waits for its code. One is written for an address that has an account as well: what is mailed tells them apart. */
export const SignUpItem = z.object({
  entity: z.literal("signUp"),
  /** Random, and nobody's name: what the address is reserved by while the account is made. */
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  language: Language,
  /** The code follows from it and from a secret. */
  salt: z.string(),
  tries: z.number().int(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
  /** The code has come back, and this user was made. */
  userId: z.string().optional(),
});
export type SignUpItem = z.infer<typeof SignUpItem>;
