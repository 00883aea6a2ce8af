import { type Retention, after, days, hours, months, years } from "./retention-period.ts";
import { hoursOfBothKeys } from "#contract/shops/api-keys.ts";
import { daysToUndo, idCardDays } from "#contract/platform/kept-days.ts";

/** All data with a retention period. Expiry times, the list in the privacy policy and a test are derived from it. */
export const retention = {
  // a person and what they send
  unconfirmedAccounts: after("it was created", days(30)).by({ job: "erase-accounts" }, "contract"),
  closedAccounts: after("it was closed", days(daysToUndo)).by({ job: "erase-accounts" }, "contract"),
  // One month between them to answer the warning.
  idleWarnings: after("it was used last", months(23)).by({ job: "close-idle-accounts" }, "contract"),
  idleAccounts: after("it was used last", months(24)).by({ job: "close-idle-accounts" }, "contract"),
  uploads: after("it arrived", hours(24)).by("ttl", "contract", "upload", "analysis"),
  idCards: after("it arrived", days(idCardDays)).by("bucket", "consent"),
  // After half a year a notification is no longer news.
  notifications: after("it was sent", days(180)).by("ttl", "contract", "notification"),
  // People refer to an answer for about a year. Each letter, answer and closing restarts the period.
  contactCases: after("anything last happened in it", months(12)).by(
    "ttl",
    "legitimate interest",
    "contactCase",
  ),
  // A bug expires with its last report, whose words it shows.
  bugReports: after("it was sent", days(90)).by("ttl", "legitimate interest", "bugLetter", "bug"),
  bugPictures: after("it was sent", days(90)).by("bucket", "legitimate interest"),
  // After two years the address may belong to someone else, or the mailbox may work again.
  mailRefusals: after("a mail came back", months(24)).by("ttl", "legitimate interest", "mailRefusal"),
  // Delivery reports of earlier mails may take days.
  softMailRefusals: after("a mail came back for now", days(14)).by("ttl", "legitimate interest"),
  // Outlives every retry: the stream keeps records for a day, given-up work is kept for two weeks.
  sentMails: after("it was sent", days(30)).by("ttl", "legitimate interest", "sentMarker"),
  // As long as people ask support about a missing mail.
  personMails: after("it was sent", days(30)).by("ttl", "legitimate interest", "personMail", "mailAgain"),
  // A browser that was unused for longer counts as new.
  devices: after("it was used last", days(400)).by("ttl", "legitimate interest", "device"),
  // Enough time to download it.
  ownCopies: after("it was made", days(7)).by("bucket", "legal obligation"),
  // Shows that there was an export.
  ownCopyStates: after("it was requested or made", days(30)).by("ttl", "legal obligation", "ownCopy"),
  // The person, the authority and a court may ask later what was handed over, and who did it.
  extracts: after("it was requested, or its secrecy ended", months(24)).by(
    "ttl",
    "legal obligation",
    "extract",
    "extractSeal",
  ),
  // As long as people ask who changed the address; the audit keeps the change itself.
  emailRequests: after("it was requested or decided", days(90)).by(
    "ttl",
    "legitimate interest",
    "emailRequest",
  ),
  extractFiles: after("it was made", days(7)).by("bucket", "legal obligation"),
  // Longer than the table's point-in-time recovery, which reaches back 35 days.
  erasures: after("the account was erased", days(40)).by("bucket", "legal obligation"),
  // Long enough for all retries of the mail.
  securityEvents: after("it happened", days(30)).by("ttl", "legitimate interest", "securityEvent"),
  // Decisions and views of personal data can be questioned for about this long.
  audit: after("it happened", years(3)).by(
    "ttl",
    "legitimate interest",
    "audit",
    "auditCopy",
    "personAccess",
  ),
  securityLogs: after("the request", months(12)).by("log", "legitimate interest"),
  functionLogs: after("the request", days(90)).by("log", "legitimate interest"),
  // So that a file deleted by mistake can be restored.
  formerVersions: after("the file was deleted or replaced", days(30)).by("bucket", "legitimate interest"),

  // a bike
  departedReceipts: after("the bike left its owner", months(24)).by(
    { job: "forget-departed" },
    "legitimate interest",
    "departure",
    "receiptPrint",
  ),
  // Enough time for a review; the audit keeps the decision.
  bikeSamples: after("it was drawn", days(90)).by("ttl", "legitimate interest", "bikeSample"),
  // Longer than a decision can be objected to, and long enough to recognise repeat offenders.
  threadReports: after("it was decided", months(12)).by("ttl", "legitimate interest", "threadReport"),
  // The longest bar there is.
  messageBars: after("it was decided", days(90)).by("ttl", "legitimate interest", "messageBar"),
  departedMessages: after("the bike left its owner", months(24)).by(
    { job: "forget-departed" },
    "contract",
    "thread",
    "message",
    "bikeThread",
  ),
  // Long enough for an owner's objection; the audit keeps the decision.
  bikeRemovals: after("it was requested or decided", days(90)).by(
    "ttl",
    "legitimate interest",
    "bikeRemoval",
  ),
  // The owner may need to reach the finder for about this long.
  foundContacts: after("it was left", months(12)).by("ttl", "legitimate interest", "foundContact"),
  // As long as a buyer may need to prove the register's answer.
  certificates: after("it was made", months(12)).by(
    "ttl",
    "legitimate interest",
    "certificate",
    "ownCertificate",
  ),
  // As long as a watch lasts.
  numberWatches: after("it was asked for", days(30)).by("ttl", "consent", "numberWatch"),
  scanCounts: after("the day", months(12)).by("ttl", "legitimate interest", "qrScans"),

  // a transfer
  signatures: after("it was made", years(10)).by("bucket", "legitimate interest"),
  endedTransfers: after("it ended without a change of owner", days(14)).by(
    { job: "expire-transfers" },
    "contract",
  ),
  // The same person cannot ask again during this time.
  answeredRequests: after("it was refused", days(30)).by("ttl", "contract", "transferRequest"),
  // As long as one side may go to court; the pictures equally long from their upload.
  ownershipDisputes: after("it was closed", months(24)).by(
    "ttl",
    "legitimate interest",
    "ownershipDispute",
    "disputeEntry",
  ),
  // So that an old link can explain why it does not work.
  invitations: after("it expired", days(30)).by("ttl", "contract", "invitation"),

  // an ad
  endedListings: after("it ended", days(90)).by("ttl", "contract", "listing"),
  // As long as ads are shown; the owner can still renew the ad.
  expiredListings: after("it expired", days(90)).by({ job: "expire-listings" }, "contract"),
  listingFigures: after("the day", days(400)).by("ttl", "legitimate interest", "listingDay"),
  // Longer than the period for appeals.
  adReports: after("it was sent", months(24)).by("ttl", "legal obligation", "adReport", "adReporter"),
  adReportContacts: after("it was left", months(12)).by("ttl", "legal obligation", "adReportContact"),
  // Longer than the period for appeals.
  adCases: after("it was decided", months(12)).by("ttl", "legal obligation", "adCase"),
  // As long as ads are shown, and longer than anybody looks for a stolen bike.
  alertHits: after("it was sent", days(90)).by("ttl", "contract", "alertHit"),
  deletedAlerts: after("it was deleted", hours(24)).by("ttl", "contract", "alert", "alertPlace"),

  // a purchase
  accounting: after("its financial year", years(7)).by(
    "ttl",
    "legal obligation",
    "receipt",
    "purchase",
    "payment",
    "reversal",
  ),
  // As long as failed purchases are listed.
  unpaidPurchases: after("it ended unpaid", days(90)).by("ttl", "contract"),
  // The payment service retries for three days.
  paymentEvents: after("it arrived", days(30)).by("ttl", "contract", "paymentEvent"),

  // a store
  unclaimedSales: after("the bike was registered", days(30)).by({ job: "expire-sales" }, "contract", "sale"),
  bikeImports: after("it was registered", days(90)).by(
    "ttl",
    "contract",
    "bikeImport",
    "importChunk",
    "importRefusal",
  ),
  unusedImports: after("it was sent", days(30)).by("ttl", "contract"),
  numberReports: after("it was made", months(24)).by("ttl", "contract", "numberReport"),
  // After a year nobody asks why a company was refused.
  closedApplications: after("it was closed", months(12)).by("ttl", "legitimate interest", "storeApplication"),
  companyData: after("it was looked up", hours(24)).by("ttl", "legitimate interest", "company"),
  // The old key works this long, to give programs time to change over.
  replacedApiKeys: after("it was replaced", hours(hoursOfBothKeys)).by("ttl", "contract", "apiKey"),
  // As long as disputes about a sale are likely.
  storeLog: after("it happened", years(3)).by("ttl", "legitimate interest", "storeLog"),
  // Notices are mailed within minutes.
  storeNotices: after("it was sent", days(30)).by(
    "ttl",
    "contract",
    "storeNotice",
    "staffNotice",
    "fewPointsNotice",
  ),
} as const satisfies Record<string, Retention>;

export type Retained = keyof typeof retention;

/** Months and years are counted as fractions of 365 days. */
const secondsIn = { hour: 3600, day: 86_400, month: (365 * 86_400) / 12, year: 365 * 86_400 } as const;

export const retentionSeconds = (what: Retained): number => {
  const { amount, unit } = retention[what].period;
  return amount * secondsIn[unit];
};

/** Expiry in epoch seconds, as DynamoDB requires, of a period that starts now. */
export const expiryOf = (what: Retained, now: Date): number =>
  Math.floor(now.getTime() / 1000) + retentionSeconds(what);
