import type { problems as sv } from "#web/platform/i18n/sv/problems.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const problems = {
  "invalid-request": "Those details couldn’t be accepted. Check them and try again.",
  "invalid-cursor": "The rest of the list couldn’t be loaded. Reload the page.",
  "idempotency-key-missing": "Something went wrong when sending. Try again.",
  "session-ended": "You’ve been signed out. Sign in again.",
  "not-signed-in": "You’re signed out. Sign in and try again.",
  forbidden: "Your account isn’t allowed to do this.",
  "request-blocked":
    "Our protection against attacks blocked what you sent. Try again in a while, or from another network.",
  "account-closed": "This account is closed and about to be deleted. Sign in if you want to undo that.",
  "route-not-found": "There’s nothing at this address.",
  "stolen-cannot-be-deleted":
    "This bike is reported stolen and can’t be deleted. Mark it as recovered first.",
  "bike-not-stolen": "This bike isn’t reported stolen.",
  "stolen-date-in-future": "That date is in the future. When was the bike stolen?",
  "conflict-try-again": "Someone else made a change at the same time. Try again.",
  "personal-number-taken": "This personal number is already registered to another account",
  "email-taken": "This email address is already registered",
  "phone-taken": "This phone number is already registered to another account",
  "name-proved":
    "Your name is verified. If you’ve changed it, sign out and in again with BankID, and the new one comes along.",
  "under-age": "You must be at least 18 to create an account. You are {{age}}.",
  "pass-needed": "Your browser didn’t finish its check in time. Try again.",
  "too-many-requests": "Too many requests in a short time. Wait a minute and try again.",
  internal: "Something went wrong. Try again.",
  unavailable: "We can’t reach the service right now. Try again in a moment.",
} satisfies Texts<typeof sv>;
