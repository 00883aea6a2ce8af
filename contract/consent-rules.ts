/** Rises whenever the texts of the choices change: an older choice is asked for again. */
export const consentVersion = 1;
const consentDays = 365;

/** `necessary` is not here, because nobody can switch it off. */
export const optionalConsents = ["functional", "analytics", "marketing"] as const;
export type OptionalConsent = (typeof optionalConsents)[number];

/** What a person allowed or refused, and when. */
export type ConsentChoice = Readonly<Record<OptionalConsent, boolean>> & {
  readonly version: number;
  readonly decidedAt: string;
};

/** A choice holds for a year, and for the texts it was made about. One from the future was dated by a clock that goes before this one, and holds too. */
export const isValidConsent = (
  { version, decidedAt }: Pick<ConsentChoice, "version" | "decidedAt">,
  now: Date,
): boolean => {
  const age = Math.abs(now.getTime() - Date.parse(decidedAt));
  return version === consentVersion && age < consentDays * 86_400_000;
};
