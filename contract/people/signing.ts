import * as z from "zod";

export const SigningId = z.string().regex(/^signing_[0-9A-Za-z]{20,40}$/);

/** `sign-in`: someone without an eID signed in again to sign. */
export const SigningMethod = z.enum(["bankid", "sign-in"]);
export type SigningMethod = z.infer<typeof SigningMethod>;

/** Ten years: as long as claims from a sale can go to court, the signature can be proved. */
export const signatureDaysKept = 3653;
