import * as z from "zod";
import { IdentityLevel, Language } from "#contract/accounts.ts";

/** The item `profile`. The phone number is what the person typed; nobody has proved it. */
export const Profile = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.string(),
  language: Language,
  phone: z.string().optional(),
  identityLevel: IdentityLevel,
  personalNumberEncrypted: z.string().optional(),
  personalNumberMac: z.string().optional(),
  personalNumberMasked: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

/** The item `balance`. Every change of the points counts `version` up by one. */
export const Balance = z.object({ userId: z.string(), points: z.number().int(), version: z.number().int() });
export type Balance = z.infer<typeof Balance>;
