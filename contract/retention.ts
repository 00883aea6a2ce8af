/** How long something is kept: so many of one unit. */
export type Period = {
  readonly amount: number;
  readonly unit: "hour" | "day" | "month" | "year";
};

/** Why it may be kept for so long, by Article 6(1) of the GDPR. */
type Ground = "contract" | "legal obligation" | "legitimate interest" | "consent";

/** What forgets it: a time in the item itself, one of our jobs by its name, or the bucket or the log it lies in. */
type Enforcement = "ttl" | "bucket" | "log" | { readonly job: string };

export type Retention = {
  readonly by: Enforcement;
  /** From when the period runs. */
  readonly from: string;
  readonly period: Period;
  readonly ground: Ground;
  /** The items of the table that it is about, by their names there. */
  readonly entities: readonly string[];
};

const hours = (amount: number): Period => ({ amount, unit: "hour" });
const days = (amount: number): Period => ({ amount, unit: "day" });
const months = (amount: number): Period => ({ amount, unit: "month" });
const years = (amount: number): Period => ({ amount, unit: "year" });

const after = (from: string, period: Period) => ({
  by: (by: Enforcement, ground: Ground, ...entities: readonly string[]): Retention => ({
    by,
    from,
    period,
    ground,
    entities,
  }),
});

/** All that is kept for a time of its own. What forgets it, the list in the privacy policy and a test are derived from here. */
export const retention = {
  // a person and what they send
  unconfirmedAccounts: after("it was begun", days(30)).by({ job: "erase-accounts" }, "contract"),
  closedAccounts: after("its owner closed it", days(30)).by({ job: "erase-accounts" }, "contract"),
  uploads: after("it came", hours(24)).by("ttl", "contract", "upload", "analysis"),
  idCards: after("it came", days(7)).by("bucket", "consent"),
  // What is half a year old is no news.
  notifications: after("it was told", days(180)).by("ttl", "contract", "notification"),
  // A case is done with long before; two years are for the person who comes back to one.
  contactCases: after("it was sent", months(24)).by("ttl", "legitimate interest", "contactCase"),
  bugReports: after("it was sent", days(90)).by("ttl", "legitimate interest", "bugLetter"),
  bugPictures: after("it was sent", days(90)).by("bucket", "legitimate interest"),
  // Of a bug without letters only that it was there is left.
  bugs: after("it was reported last", months(12)).by("ttl", "legitimate interest", "bug"),
  // After two years an address may be another person's, or a mailbox may have been mended.
  mailRefusals: after("a mail came back", months(24)).by("ttl", "legitimate interest", "mailRefusal"),
  // Word of a mail from before may still be under way for days.
  softMailRefusals: after("a mail came back for now", days(14)).by("ttl", "legitimate interest"),
  // Outlives every retry: the stream keeps a record for a day, what was given up is kept for two weeks.
  sentMails: after("it was sent", days(30)).by("ttl", "legitimate interest", "sentMarker"),
  // As long as support is asked where a mail has gone.
  personMails: after("it was sent", days(30)).by("ttl", "legitimate interest", "personMail", "mailAgain"),
  // A browser that has not been used for so long is new again.
  devices: after("it was used last", days(400)).by("ttl", "legitimate interest", "device"),
  // Long enough to fetch it, and short enough that it lies nowhere for long.
  ownCopies: after("it was made", days(7)).by("bucket", "legal obligation"),
  // Tells that there was one.
  ownCopyStates: after("it was asked for or made", days(30)).by("ttl", "legal obligation", "ownCopy"),
  // The person, the authority and a court may ask for long what was given out and by whom.
  extracts: after("it was asked for, or may be told", months(24)).by(
    "ttl",
    "legal obligation",
    "extract",
    "extractSeal",
  ),
  // As long as it is asked who has changed it; that it was stands in the audit.
  emailRequests: after("it was asked for or decided", days(90)).by(
    "ttl",
    "legitimate interest",
    "emailRequest",
  ),
  extractFiles: after("it was made", days(7)).by("bucket", "legal obligation"),
  // Longer than the table can be brought back to a moment before.
  erasures: after("the account was erased", days(40)).by("bucket", "legal obligation"),
  // Long enough for every retry of the mail that follows.
  securityEvents: after("it happened", days(30)).by("ttl", "legitimate interest", "securityEvent"),
  securityLogs: after("the request", months(12)).by("log", "legitimate interest"),
  functionLogs: after("the request", days(90)).by("log", "legitimate interest"),

  // a bike
  departedReceipts: after("the bike left its owner", months(24)).by(
    { job: "forget-departed" },
    "legitimate interest",
    "departure",
    "receiptPrint",
  ),
  // Longer than a decision can be objected to, and long enough to know who does it again.
  threadReports: after("it was decided", months(12)).by("ttl", "legitimate interest", "threadReport"),
  // The longest that there is.
  messageBars: after("it was decided", days(90)).by("ttl", "legitimate interest", "messageBar"),
  departedMessages: after("the bike left its owner", months(24)).by(
    { job: "forget-departed" },
    "contract",
    "thread",
    "message",
    "bikeThread",
  ),
  // Long enough for an owner who does not agree to be answered; what was decided stands in the audit.
  bikeRemovals: after("it was asked for or decided", days(90)).by(
    "ttl",
    "legitimate interest",
    "bikeRemoval",
  ),
  // As long as it may take until someone has to be reached.
  foundContacts: after("it was left", months(12)).by("ttl", "legitimate interest", "foundContact"),
  scanCounts: after("the day", months(12)).by("ttl", "legitimate interest", "qrScans"),

  // a transfer
  signatures: after("it was made", years(10)).by("bucket", "legitimate interest"),
  endedTransfers: after("it came to nothing", days(14)).by({ job: "expire-transfers" }, "contract"),
  answeredRequests: after("it was refused", days(30)).by("ttl", "contract", "transferRequest"),
  // So long the person who opens an old link is told why it leads nowhere.
  invitations: after("its time was up", days(30)).by("ttl", "contract", "invitation"),

  // an ad
  endedListings: after("it ended", days(90)).by("ttl", "contract", "listing"),
  // As long as it was shown: its owner can renew it with a press.
  expiredListings: after("its time was over", days(90)).by({ job: "expire-listings" }, "contract"),
  listingFigures: after("the day", days(400)).by("ttl", "legitimate interest", "listingDay"),
  // Longer than it takes until a decision about it cannot be appealed against any more.
  adReports: after("it was sent", months(24)).by("ttl", "legal obligation", "adReport", "adReporter"),
  adReportContacts: after("it was left", months(12)).by("ttl", "legal obligation", "adReportContact"),
  // Statements are kept longer than they can be appealed against.
  adCases: after("it was decided", months(12)).by("ttl", "legal obligation", "adCase"),
  // As long as an ad is shown, and longer than anybody looks for a stolen bike they have not seen.
  alertHits: after("it was told", days(90)).by("ttl", "contract", "alertHit"),
  deletedAlerts: after("it was deleted", hours(24)).by("ttl", "contract", "alert", "alertPlace"),

  // a purchase
  accounting: after("its financial year", years(7)).by("ttl", "legal obligation", "receipt", "purchase"),
  // How long someone sees in their list what came to nothing.
  unpaidPurchases: after("it came to nothing", days(90)).by("ttl", "contract"),
  // The payment service tries for three days.
  paymentEvents: after("it was told", days(30)).by("ttl", "contract", "paymentEvent"),

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
  // A year on, nobody asks any more why a company was refused.
  closedApplications: after("it was closed", months(12)).by("ttl", "legitimate interest", "storeApplication"),
  companyData: after("it was looked up", hours(24)).by("ttl", "legitimate interest", "company"),
  // As long as a dispute about a sale is likely.
  storeLog: after("it happened", years(3)).by("ttl", "legitimate interest", "storeLog"),
  // A notice is mailed within minutes.
  storeNotices: after("it was told", days(30)).by(
    "ttl",
    "contract",
    "storeNotice",
    "staffNotice",
    "fewPointsNotice",
  ),
} as const satisfies Record<string, Retention>;

export type Retained = keyof typeof retention;

/** Two years are as many days in every month that they begin in. */
const secondsIn = { hour: 3600, day: 86_400, month: (365 * 86_400) / 12, year: 365 * 86_400 } as const;

export const retentionSeconds = (what: Retained): number => {
  const { amount, unit } = retention[what].period;
  return amount * secondsIn[unit];
};

/** When that is gone whose period begins now: in epoch seconds, as the table wants it. */
export const expiryOf = (what: Retained, now: Date): number =>
  Math.floor(now.getTime() / 1000) + retentionSeconds(what);
