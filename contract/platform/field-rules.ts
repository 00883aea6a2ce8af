/** The rules that a field can break. A schema names one as its error, the API passes it on, and the web app has a text for each. */
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

/** Makes a rule the error of a zod schema, and checks its name at compile time. */
export const rule = (name: FieldRule): { error: FieldRule } => ({ error: name });

const known = new Set<string>(fieldRules);

/** Returns the name of the rule, or `format` for a message of zod's own. */
export const ruleOf = (message: string): string => (known.has(message) ? message : "format");
