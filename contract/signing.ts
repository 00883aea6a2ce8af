import * as z from "zod";

/** A text that waits for someone to put their name to it. */
export const SigningId = z.string().regex(/^signing_[0-9A-Za-z]{20,40}$/);

/** `sign-in`: someone without an eID has signed in again for it. */
export const SigningMethod = z.enum(["bankid", "sign-in"]);
export type SigningMethod = z.infer<typeof SigningMethod>;

/** As long as a claim from a sale can be made before a court: so long it can be proved what was signed. */
export const signatureDaysKept = 3653;
