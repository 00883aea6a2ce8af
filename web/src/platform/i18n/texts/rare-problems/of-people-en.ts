export const ofPeople = {
  "statistics-period-invalid":
    "That period can’t be shown. Choose one that starts before it ends, has begun, and is two years at most.",
  "own-copy-not-ready": "The copy is gone or isn’t ready yet. Reload the page.",
  "sign-ups-closed": "New accounts can’t be created at the moment",
  "sign-in-not-recent": "Sign in again first, so we know it’s you.",
  "email-request-decided": "This change has already been decided, or has expired. Reload the page.",
  "email-request-open": "A change of email for this person is already waiting for a colleague.",
  "email-request-outdated":
    "The person has changed their email address themselves since this was asked for. Decline it, and ask again if it’s still needed.",
  "email-request-own": "You asked for this change yourself. Another administrator has to approve it.",
  "identity-not-verified":
    "This person’s identity hasn’t been verified with BankID or an ID card, so we can’t know who is asking for a new address.",
  "extract-open": "A request for an extract about this person is already waiting for a decision.",
  "extract-decided": "This has already been decided, or has expired. Reload the page.",
  "extract-own": "You asked for this extract yourself. Another administrator has to approve it.",
  "extract-not-ready": "The extract can’t be downloaded. Reload the page to see why.",
  "extract-not-yours": "Only those who asked for the extract and approved it can download it.",
  "contact-case-not-found": "The case doesn’t exist, or it has been deleted.",
  "contact-case-changed":
    "Something has happened in the case. The page shows where it stands now, and nothing has been sent.",
  "contact-case-held": "A colleague has this case. Take it over first.",
  "contact-case-not-extendable":
    "The time can’t be extended: it has run out, or it has been extended already.",
  "removal-open": "A colleague has already asked for the bike to be removed. Reload the page.",
  "removal-decided": "This has already been decided, or has expired. Reload the page.",
  "removal-outdated":
    "The bike has changed since then, so the request no longer applies. Have another look and ask again.",
  "removal-own": "You asked for this yourself. Another administrator has to approve it.",
  "account-not-found": "This account doesn’t exist.",
  "account-closing-blocked":
    "The account can’t be closed while a bike is reported stolen, a transfer is waiting or an order hasn’t been sent.",
  "access-case-over": "That case is closed or about someone else. Say why you’re opening the data instead.",
  "access-reason-needed": "Say why you’re opening this person’s data. Reload the page if you aren’t asked.",
  "access-decided": "Someone else has already checked it.",
  "account-exempt":
    "Your own account, your own bikes and other administrators’ accounts aren’t handled here. Ask a colleague.",
  "balance-changed":
    "Somebody else has changed the balance. Look at the new balance and the history before you change it.",
  "mail-address-refused":
    "This address doesn’t accept our emails. The person can try again in their settings, or change address.",
  "mail-declined": "They’ve turned off emails like this, so it won’t be sent.",
  "mail-not-found": "This email is gone. We keep them for 30 days.",
  "mail-not-repeatable":
    "This email can’t be sent again. If they need a new code, they can ask for one themselves.",
  "mail-sent-again": "This email has already been sent again. The new one is at the top of the list.",
  "person-changed": "Something has changed since you opened the page. Have another look at it.",
  "personal-number-not-searched":
    "That could be a personal number, and we never search by those. Read the frame number again, or search for something else. Write a phone number with +46.",
  "terms-not-accepted":
    "The terms are new. Accept them in the box over the page and try again. What you’ve written is still here.",
  "eid-high-risk":
    "BankID thinks something is wrong, so we stopped it for your sake. Did someone else ask you to use your BankID? Then contact your bank.",
  "eid-other-network":
    "Your BankID app answered from another network than this page. Turn off VPN and private relay and try again, or use BankID on another device.",
} as const;
