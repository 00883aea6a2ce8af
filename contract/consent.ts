import * as z from "zod";

/** Rises whenever the texts of the choices change: an older choice is asked for again. */
export const consentVersion = 1;
export const consentDays = 365;

/** `necessary` is not here, because nobody can switch it off. */
export const optionalConsents = ["functional", "analytics", "marketing"] as const;
export type OptionalConsent = (typeof optionalConsents)[number];

export const Consent = z.object({
  version: z.number().int().min(1),
  functional: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  decidedAt: z.iso.datetime(),
});
export type Consent = z.infer<typeof Consent>;

/** A choice holds for a year, and for the texts it was made about. */
export const isValidConsent = ({ version, decidedAt }: Consent, now: Date): boolean => {
  const age = now.getTime() - Date.parse(decidedAt);
  return version === consentVersion && age >= 0 && age < consentDays * 86_400_000;
};
