import type { FieldRule } from "#contract/field-rules.ts";

export const rules = {
  "frame-number-format": "The frame number has 6–20 characters, letters and digits only",
  "frame-number-unknown":
    "Type in the number stamped on the frame. A bike without a readable number can’t be registered here.",
  "personal-number-missing": "Personal number is missing",
  "personal-number-check-digit": "That personal number isn’t valid. Check the digits.",
  "personal-number-date": "The date in the personal number isn’t valid",
  "email-format": "That isn’t a valid email address",
  "password-too-short": "The password must be at least 8 characters",
  "name-too-short": "The name must be at least 2 characters",
  "name-digits": "A name can’t contain more than five digits",
  "phone-format": "That isn’t a valid phone number",
  "email-unchanged": "That’s already your address.",
  "code-format": "Enter the six-digit code.",
  "menu-id-unknown": "The menu contains something that doesn’t exist.",
  "menu-id-repeated": "The menu contains the same thing twice.",
  "menu-too-short": "Choose at least two for the top menu and at least four for the bottom menu.",
  required: "Fill in this field.",
  "too-long": "That’s too long.",
  "too-many": "That’s too many at once.",
  "police-report-number-format": "A police case number looks like 5000-K1234567-26.",
  "price-range": "Enter whole kronor, from 1 to 1,000,000. If you’re giving the bike away, choose Gift.",
  "unknown-filter": "That filter doesn’t exist.",
  "not-allowed": "Choose one of the options.",
  format: "Check what you’ve typed.",
} satisfies Record<FieldRule, string>;
