import { ofEmailRequests } from "./of-email-requests-en.ts";
import { ofExtracts } from "./of-extracts-en.ts";
import { ofRemovals } from "./of-removals-en.ts";

export const ofPeople = {
  ...ofEmailRequests,
  ...ofExtracts,
  ...ofRemovals,
  "account-not-found": "This account doesn’t exist.",
  "account-closing-blocked": "The account can’t be deleted yet. Something needs sorting out first.",
  "account-exempt":
    "Your own account, your own bikes and other administrators’ accounts aren’t handled here. Ask a colleague.",
  "mail-address-refused":
    "This address doesn’t accept our emails. The person can try again in their settings, or change address.",
  "mail-declined": "They’ve turned off emails like this, so it won’t be sent.",
  "mail-not-found": "This email is gone. We keep them for 30 days.",
  "mail-not-repeatable": "This email can’t be sent again. For a new code, they ask for one themselves.",
  "mail-sent-again": "This email has already been sent again. The new one is at the top of the list.",
  "person-changed": "Something has changed since you opened the page. Have another look at it.",
  "personal-number-not-searched":
    "That could be a personal number, and we never search by those. Try a name, an email or a phone number instead. Write a phone number with +46.",
} as const;
