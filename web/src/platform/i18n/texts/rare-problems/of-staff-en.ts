import type { Texts } from "#web/platform/i18n/texts.ts";
import type { ofStaff as sv } from "./of-staff-sv.ts";

export const ofStaff: Texts<typeof sv> = {
  "owner-needed": "Only an owner of the shop can do that.",
  "staff-not-found": "That person no longer works in the shop.",
  "staff-full": "The shop already has 40 people. Remove someone first.",
  "staff-has-joined": "That person has already signed in and doesn’t need an invitation.",
  "last-owner": "A shop needs at least one owner. Make someone else an owner first.",
  "already-works-here": "That person already works in the shop, or has been invited.",
  "works-in-another-store":
    "That person works in a shop outside your chain. Ask for another email address, or contact us if you belong together.",
  "not-a-store-account":
    "That address belongs to a private account, which can’t become a shop account. Ask for a work email address.",
  "bike-has-new-owner":
    "The bike has changed hands since it was registered. Ask for its removal from the register on its own page.",
  "api-key-invalid": "This key doesn’t work. It has been revoked or replaced, or is misspelled.",
  "api-key-not-found": "There’s no such key any more.",
  "api-key-rotated": "The key has already been replaced.",
  "too-many-api-keys": "The shop already has ten keys. Revoke one that you don’t use.",
  "frame-number-returned":
    "The shop has returned this number three times. The buyer can register the bike with the receipt.",
};
