import type { problems as sv } from "../sv/problems.ts";
import type { Texts } from "../texts.ts";

export const problems = {
  "invalid-request": "The details could not be accepted. Check them and try again.",
  "invalid-cursor": "The list could not be read further. Reload the page.",
  "idempotency-key-missing": "Something went wrong when the details were sent. Try again.",
  "session-ended": "You have been signed out everywhere. Sign in again.",
  "not-signed-in": "You are signed out. Sign in and try again.",
  "insufficient-points": "Not enough points. You need at least 100 points.",
  forbidden: "Your account is not allowed to do this.",
  "account-closed": "The account is closed and about to be deleted. Sign in if you want to undo that.",
  "sign-in-not-recent": "Sign in again first, so that we know it is you.",
  "route-not-found": "The address does not exist.",
  "stolen-cannot-be-deleted":
    "The bike is reported stolen and cannot be deleted. Mark it as recovered first.",
  "bike-not-stolen": "The bike is not reported stolen.",
  "bike-under-review": "The bike is still being looked at. It can be done as soon as it is registered.",
  "stolen-date-in-future": "The date lies in the future. Say when the bike was stolen.",
  "conflict-try-again": "Someone else made a change at the same time. Try again.",
  "idempotency-key-reused": "The registration was already sent with other details. Reload the page.",
  "personal-number-taken": "The personal number is already registered to another account",
  "email-taken": "The e-mail address is already registered",
  "phone-taken": "The phone number is already registered to another account",
  "name-proved": "Your name is verified and cannot be changed here. Contact us if you have a new name.",
  "under-age": "You must be at least 18 to create an account. You are {{age}}.",
  "pass-needed": "The browser did not finish its check before the search. Try again.",
  "too-many-requests": "Too many requests in a short time. Wait a minute and try again.",
  internal: "Something went wrong. Please try again.",
  unavailable: "The service cannot be reached right now. Try again in a moment.",
} satisfies Texts<typeof sv>;
