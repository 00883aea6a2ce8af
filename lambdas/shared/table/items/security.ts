import * as z from "zod";

/** Something about the ways into an account that its owner is told of by mail, the person who did it. */
export const SecurityEventItem = z.object({
  entity: z.literal("securityEvent"),
  userId: z.string(),
  kind: z.enum([
    "new-device",
    "password-changed",
    "authenticator-on",
    "authenticator-off",
    "passkey-added",
    "passkey-removed",
    "email-changed",
    "email-taken-back",
  ]),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type SecurityEventItem = z.infer<typeof SecurityEventItem>;

/** When someone last signed in to change how they sign in. */
export const SignInProofItem = z.object({
  entity: z.literal("signInProof"),
  userId: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});

/** A sign-in that was begun to change how someone signs in. */
export const SignInPurposeItem = z.object({
  entity: z.literal("signInPurpose"),
  userId: z.string(),
  usedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type SignInPurposeItem = z.infer<typeof SignInPurposeItem>;

/** A browser that someone has signed in with, by a hash of what it calls itself to this account. */
export const DeviceItem = z.object({
  entity: z.literal("device"),
  userId: z.string(),
  lastAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type DeviceItem = z.infer<typeof DeviceItem>;
