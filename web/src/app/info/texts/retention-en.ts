import type { RetentionTexts } from "#web/app/info/retention-list.ts";

export const retentionEn: RetentionTexts = {
  uploads: "Uploaded pictures that don’t belong to a bike: {period}.",
  idCards: "Photos of ID cards: until the decision, {period} at most.",
  unconfirmedAccounts: "Accounts that are never confirmed: {period}.",
  closedAccounts:
    "Accounts you delete: {period}, during which you can change your mind. Then everything personal in them is erased, including receipts and pictures, and the bikes’ history only says “Previous owner”.",
  idleWarnings:
    "Accounts that nobody signs in to: after {period} we email you that the account will be closed. Signing in is enough to keep it.",
  idleAccounts:
    "If nobody signs in even then, they’re closed after {period}, and erased with their bikes and everything else in the same way as accounts you delete. We don’t close an account while a bike is reported stolen, a transfer or an order is under way, or somebody works in a shop with it.",
  ownCopies: "The copy of your data that you’ve asked for: {period}.",
  erasures:
    "The number of an account that’s been deleted, so that it’s deleted again if we have to restore a backup: {period}.",
  extracts: "That an authority has asked for data about you, and what was decided: {period}.",
  emailRequests: "That support was asked to change your email address, and what was decided: {period}.",
  extractFiles: "The file with what an authority was given: {period}.",
  ownCopyStates: "That you’ve asked for such a copy: {period}.",
  bikeSamples: "That your bike was drawn for an extra check of its receipt: {period}.",
  departedReceipts: "Receipts: for as long as you own the bike, plus {period}.",
  departedMessages: "Messages about a bike: for as long as you own the bike, plus {period}.",
  signatures:
    "Transfers that went through: the receipt with both of you, and the signatures for {period}, as long as anybody can make a claim because of the sale.",
  endedTransfers:
    "Transfers that weren’t completed, and invitations that nobody answered: {period} after they ended.",
  answeredRequests: "Requests to take over a bike: {period} after they were turned down.",
  endedListings: "Ads: {period} after they were removed or the bike was sold.",
  expiredListings: "Expired ads that nobody renews: {period}.",
  deletedAlerts: "Alerts you delete: {period}, during which you can change your mind.",
  alertHits: "Matches for your alerts: {period}.",
  notifications: "Notifications: {period}.",
  foundContacts: "Contact details left by someone who found a bike: {period}.",
  contactCases:
    "Letters you send us, and our replies: {period} after the last thing that happened in the case. If you have an account with the address you wrote from, they’re erased with it.",
  bugReports: "Reports of bugs in the service: {period}.",
  bugPictures: "Pictures sent with them, with everything of yours covered: {period}.",
  adReports: "Reports of ads: {period}.",
  numberWatches: "The address of anyone watching a frame number: {period}. Ending the watch deletes it.",
  adReportContacts: "Contact details left by someone who reported an ad without an account: {period}.",
  adCases: "Decisions about reported ads: {period}.",
  ownershipDisputes: "Disputes about who owns a bike, with what both sides have written and shown: {period}.",
  bikeRemovals: "Requests to take a bike out of the register: {period}.",
  threadReports: "Reports of messages: {period} after the decision.",
  messageBars: "Blocks from messaging: {period} at most.",
  unclaimedSales:
    "Bikes that a shop has registered for someone who doesn’t claim them: {period}. The email address and phone number go when the bike is claimed or the time is up.",
  bikeImports: "Lists of sold bikes that a shop imports: at most {period}.",
  certificates: "Certificates of checked frame numbers, which don’t say who asked: {period}.",
  numberReports: "Shops’ checks of frame numbers, so that a printout can be verified: {period}.",
  storeLog: "Who did what in a shop: {period}.",
  closedApplications: "Shops’ applications: {period} after they ended.",
  scanCounts:
    "Number of scans per day: {period}. When and where a stolen bike was scanned: until it’s recovered.",
  personMails: "Emails we’ve sent you, and what became of them: {period}.",
  mailRefusals: "That email doesn’t reach an address: {period}, in a form the address can’t be read from.",
  devices: "Which browsers you’ve signed in with: {period} after the last time.",
  audit:
    "What our staff searched for, opened and decided: {period}, without the name and address of anyone whose account is erased.",
  formerVersions:
    "Deleted pictures and signatures: {period} as an older version, so that a file deleted by mistake can be restored.",
  securityLogs: "Security logs: {period}.",
  unpaidPurchases: "Purchases that weren’t paid for: {period}.",
  accounting: "Accounting records, with the discount codes you’ve used: {period} after the financial year.",
};
