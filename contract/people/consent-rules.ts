/** Raised when the cookie texts change, so that everyone is asked again. */
export const consentVersion = 1;
const consentDays = 365;

/** `necessary` is not here, because nobody can switch it off. */
export const optionalConsents = ["functional", "analytics", "marketing"] as const;
export type OptionalConsent = (typeof optionalConsents)[number];

export type ConsentChoice = Readonly<Record<OptionalConsent, boolean>> & {
  readonly version: number;
  readonly decidedAt: string;
};

/** Valid for a year and for the same texts. A date in the future comes from a fast clock and counts too. */
export const isValidConsent = (
  { version, decidedAt }: Pick<ConsentChoice, "version" | "decidedAt">,
  now: Date,
): boolean => {
  const age = Math.abs(now.getTime() - Date.parse(decidedAt));
  return version === consentVersion && age < consentDays * 86_400_000;
};
