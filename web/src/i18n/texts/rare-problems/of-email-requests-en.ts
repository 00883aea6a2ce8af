export const ofEmailRequests = {
  "email-request-decided": "This change has been decided already, or its time is up. Reload the page.",
  "email-request-open": "A change of email for this person is already waiting for a colleague.",
  "email-request-outdated":
    "The person has changed their email address themselves since this was asked for. Decline it, and ask again if it’s still needed.",
  "email-request-own": "You asked for this change yourself. Another administrator has to approve it.",
  "identity-not-verified":
    "This person’s identity hasn’t been verified with BankID or an ID card, so we can’t know who is asking for a new address.",
} as const;
