/** The rules a field can break. A schema names one as its error, the API passes it on, the web app has its text in each language. */
export const fieldRules = [
  "frame-number-format",
  "frame-number-unknown",
  "personal-number-missing",
  "personal-number-check-digit",
  "personal-number-date",
  "email-format",
  "password-too-short",
  "name-too-short",
  "name-digits",
  "phone-format",
  "email-unchanged",
  "code-format",
  "menu-id-unknown",
  "menu-id-repeated",
  "menu-too-short",
  "required",
  "too-long",
  "too-short",
  "link-format",
  "too-many",
  "unknown-filter",
  "police-report-number-format",
  "price-range",
  "place-unknown",
  "too-many-photos",
  "price-limit",
  "not-allowed",
  "formula",
  "date-in-future",
  "date-in-past",
  "word-unknown",
  "format",
] as const;
export type FieldRule = (typeof fieldRules)[number];

/** Types the error of a zod schema as one of the rules. */
export const rule = (name: FieldRule): { error: FieldRule } => ({ error: name });

const known = new Set<string>(fieldRules);

/** A rule's own name, or `format` for whatever zod itself found wrong. */
export const ruleOf = (message: string): string => (known.has(message) ? message : "format");
