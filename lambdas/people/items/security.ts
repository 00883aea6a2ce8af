import * as z from "zod";

/** A change to how an account is signed in to, or its nearing end; its owner is notified by mail. */
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
    "account-idle",
  ]),
  /** Only for an idle account. */
  closing: z.object({ at: z.iso.datetime(), points: z.number().int() }).optional(),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type SecurityEventItem = z.infer<typeof SecurityEventItem>;

/** The last sign-in made to change how someone signs in. */
export const SignInProofItem = z.object({
  entity: z.literal("signInProof"),
  userId: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});

/** A sign-in begun to change how someone signs in. */
export const SignInPurposeItem = z.object({
  entity: z.literal("signInPurpose"),
  userId: z.string(),
  usedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type SignInPurposeItem = z.infer<typeof SignInPurposeItem>;

/** A known browser, by a hash of its name for this account. */
export const DeviceItem = z.object({
  entity: z.literal("device"),
  userId: z.string(),
  lastAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type DeviceItem = z.infer<typeof DeviceItem>;
