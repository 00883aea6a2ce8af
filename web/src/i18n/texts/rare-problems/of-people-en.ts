import { ofExtracts } from "./of-extracts-en.ts";
import { ofRemovals } from "./of-removals-en.ts";

export const ofPeople = {
  ...ofExtracts,
  ...ofRemovals,
  "account-not-found": "This account doesn’t exist.",
  "account-closing-blocked": "The account can’t be deleted yet. Something needs sorting out first.",
  "account-exempt":
    "Your own account, your own bikes and other administrators’ accounts aren’t handled here. Ask a colleague.",
  "person-changed": "Something has changed since you opened the page. Have another look at it.",
  "personal-number-not-searched":
    "That could be a personal number, and we never search by those. Try a name, an email or a phone number instead. Write a phone number with +46.",
} as const;
