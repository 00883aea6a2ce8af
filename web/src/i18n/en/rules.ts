import type { FieldRule } from "#contract/field-rules.ts";

export const rules = {
  "frame-number-format": "The frame number must be 6-20 characters long and contain only letters and digits.",
  "frame-number-unknown":
    "Type the number stamped on the frame. A bike without a readable number cannot be registered here.",
  "personal-number-missing": "Personal number is missing",
  "personal-number-check-digit": "Invalid personal number according to the Luhn algorithm",
  "personal-number-date": "The personal number has an invalid date",
  "email-format": "Invalid e-mail address",
  "password-too-short": "The password must be at least 8 characters",
  "name-too-short": "The name must be at least 2 characters",
  "phone-format": "Invalid phone number",
  "emails-differ": "The e-mail addresses do not match",
  "code-format": "Enter the code of six digits.",
  "menu-id-unknown": "The menu holds a choice that does not exist.",
  "menu-id-repeated": "The menu holds the same choice twice.",
  "menu-too-short": "Choose at least two for the top menu and at least four for the bottom menu.",
  required: "Fill in this field.",
  "too-long": "The text is too long.",
  "too-many": "That is too many at once.",
  "police-report-number-format": "The police report number is written like 5000-K1234567-26.",
  "unknown-filter": "There is no such filter.",
  "not-allowed": "Choose one of the options.",
  format: "Check what you have typed.",
} satisfies Record<FieldRule, string>;
