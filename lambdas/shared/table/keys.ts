import { adReportKeys, listsOfAdReports } from "./ad-report-keys.ts";
import { alertKeys, listsOfAlerts } from "./alert-keys.ts";
import { auditKeys, listsOfAudit } from "./audit-keys.ts";
import { bikeKeys, nameBeginning } from "./bike-keys.ts";
import { bugReportKeys, listsOfBugReports } from "./bug-report-keys.ts";
import { emailKeys, listsOfEmailRequests } from "./email-keys.ts";
import { extractKeys, listsOfExtracts } from "./extract-keys.ts";
import { key } from "./key.ts";
import { listingKeys, listingLists } from "./listing-keys.ts";
import { listsOfOwnCopies, ownCopyKeys } from "./own-copy-keys.ts";
import { listsOfPurchases, purchaseKeys } from "./purchase-keys.ts";
import { serviceKeys } from "./service-keys.ts";
import { listsOfStatistics, statisticsKeys } from "./statistics-keys.ts";
import { listsOfStores, storeKeys } from "./store-keys.ts";
import { qrKeys, qrLists } from "./qr-keys.ts";
import { todoKeys } from "./todo-keys.ts";
import { transferLists } from "./transfer-lists.ts";

const ownKeys = {
  // a person
  profile: (userId: string) => key(`USER#${userId}`, "PROFILE"),
  /** Leads from a user of the pool to an account that has another id. */
  accountLink: (poolUser: string) => key(`USER#${poolUser}`, "ACCOUNT"),
  balance: (userId: string) => key(`USER#${userId}`, "BALANCE"),
  /** `version` is that of the balance after the row, so two rows can never take the same place. */
  ledgerRow: (userId: string, version: number) =>
    key(`USER#${userId}`, `LEDGER#${String(version).padStart(10, "0")}`),
  /** When the account was signed out everywhere: a token from before is worth nothing. */
  sessions: (userId: string) => key(`USER#${userId}`, "SESSIONS"),
  /** A sign-in by its second, and when it was used last. */
  signIn: (userId: string, second: string) => key(`USER#${userId}`, `SIGNIN#${second}`),
  /** Something about the ways into an account that its owner is told of. */
  securityEvent: (userId: string, eventId: string) => key(`USER#${userId}`, `SECURITY#${eventId}`),
  /** A mail to someone, by when it was first tried and what it tells of. */
  personMail: (userId: string, mailId: string) => key(`USER#${userId}`, `MAIL#${mailId}`),
  /** That an administrator has a mail sent again. */
  mailAgain: (userId: string, mailId: string) => key(`USER#${userId}`, `MAILAGAIN#${mailId}`),
  /** When someone last signed in to change how they sign in. */
  signInProof: (userId: string) => key(`USER#${userId}`, "SIGNINPROOF"),
  /** That a known browser has begun a sign-in to change how someone signs in. */
  signInPurpose: (userId: string) => key(`USER#${userId}`, "SIGNINPURPOSE"),
  /** A browser someone has signed in with, by a hash. */
  device: (userId: string, hash: string) => key(`USER#${userId}`, `DEVICE#${hash}`),
  /** The phone number that waits for its code. */
  phoneCode: (userId: string) => key(`USER#${userId}`, "PHONECODE"),
  /** What someone has said yes or no to, in the order in which they did. */
  consentLine: (userId: string, number: number) =>
    key(`USER#${userId}`, `CONSENT#${String(number).padStart(10, "0")}`),
  /** What has been paid to a finder in the last year, or waits to be. */
  rewardTally: (userId: string) => key(`USER#${userId}`, "REWARDS"),
  notification: (userId: string, notificationId: string) =>
    key(`USER#${userId}`, `NOTIFICATION#${notificationId}`),
  /** How far a person has marked all their notifications as read. */
  notificationsRead: (userId: string) => key(`USER#${userId}`, "NOTIFICATIONSREAD"),
  /** A conversation as one of the two sees it. */
  thread: (userId: string, threadId: string) => key(`USER#${userId}`, `THREAD#${threadId}`),
  message: (threadId: string, messageId: string) => key(`THREAD#${threadId}`, messageId),
  /** Remembers a text that someone has said in a conversation, by its hash, so that it is not said twice. */
  said: (threadId: string, hash: string) => key(`SAID#${threadId}`, hash),
  /** That the one wants to hear no more from the other. */
  block: (userId: string, otherUserId: string) => key(`BLOCK#${userId}`, otherUserId),
  /** What administrators look at in a conversation, with what they decide. */
  threadReport: (threadId: string, reportId: string) => key(`REPORT#${threadId}`, `REPORT#${reportId}`),
  /** Guards that the same is reported once as long as nobody has decided. `from`: who asks for it, or whose messages look bad. */
  openThreadReport: (threadId: string, from: string) => key(`REPORT#${threadId}`, `OPEN#${from}`),
  /** Until when someone cannot write to others. */
  messageBar: (userId: string) => key(`USER#${userId}`, "MESSAGEBAR"),
  /** Guards an e-mail address, in lower case, for one account. */
  emailGuard: (email: string) => key(`EMAIL#${email}`, "EMAIL"),
  /** Guards a phone number that has been proved by a code for one account. */
  phoneGuard: (phone: string) => key(`PHONE#${phone}`, "PHONE"),
  /** Guards a personal number, by its keyed hash, for the one account whose owner has proved it. */
  personalNumberGuard: (mac: string) => key(`PNR#${mac}`, "PNR"),

  /** An account by e-mail that waits for its code, by hashes of the address and of what the browser calls its own. */
  signUp: (email: string, browser: string) => key(`SIGNUP#${email}`, browser),

  // how a person proves who they are
  eidOrder: (orderId: string) => key(`EIDORDER#${orderId}`, "EIDORDER"),
  /** By the hash of the ticket, so that reading the table signs nobody in. */
  signInTicket: (hash: string) => key(`TICKET#${hash}`, "TICKET"),
  /** A text that waits for someone to sign it. */
  signing: (signingId: string) => key(`SIGNING#${signingId}`, "SIGNING"),
  identityReview: (reviewId: string) => key(`IDREVIEW#${reviewId}`, "IDREVIEW"),
  /** Leads from a person to their newest request to be compared with an ID card. */
  newestIdentityReview: (userId: string) => key(`USER#${userId}`, "IDREVIEW"),

  // what a person has sent
  contactCase: (caseNumber: string) => key(`CASE#${caseNumber}`, "CASE"),
  /** The work a browser has handed in for a contact form, by its signature: it counts once. */
  solvedChallenge: (signature: string) => key(`CHALLENGE#${signature}`, "CHALLENGE"),
  upload: (uploadId: string) => key(`UPLOAD#${uploadId}`, "UPLOAD"),
  analysis: (analysisId: string) => key(`ANALYSIS#${analysisId}`, "ANALYSIS"),
} as const;

const everyKey = () => ({
  ...ownKeys,
  ...ownCopyKeys,
  ...extractKeys,
  ...emailKeys,
  ...purchaseKeys,
  ...bikeKeys,
  ...listingKeys,
  ...alertKeys,
  ...adReportKeys,
  ...bugReportKeys,
  ...storeKeys,
  ...qrKeys,
  ...serviceKeys,
  ...statisticsKeys,
  ...auditKeys,
  ...todoKeys,
});

/**
 * Every key of the one table. A function that asks for none by this name does not carry them.
 * Each item also carries `entity`, the name its row has here, so that the stream can tell items apart.
 */
export const keys = /* @__PURE__ */ everyKey();

const everyList = () =>
  ({
    bikesOf: (userId: string) => `OWNER#${userId}`,
    /** What someone has deleted, and others may still have to look at. */
    deletedBikesOf: (userId: string) => `DELETED#${userId}`,
    openCorrections: () => "CORRECTIONS#OPEN",
    /** What waits for a second administrator, or to be finished. */
    openRemovals: () => "REMOVALS#OPEN",
    balances: () => "BALANCES",
    openIdentityReviews: () => "IDREVIEWS#OPEN",
    /** Those that search for their bike, by when they reported it. */
    openThefts: () => "THEFTS#OPEN",
    foundReportsOf: (userId: string) => `FOUND#${userId}`,
    /** Those of all bikes. In the second index. */
    foundReports: (state: string) => `FOUNDREPORTS#${state}`,
    /** Held ones, in the order in which they are to be paid. */
    rewardsDue: () => "REWARDS#DUE",
    threadsOf: (userId: string) => `THREADS#${userId}`,
    /** What administrators are to look at in conversations, the oldest first. */
    openThreadReports: () => "REPORTS#OPEN",
    /** All that was reported of someone. In the second index. */
    threadReportsAbout: (userId: string) => `REPORTSABOUT#${userId}`,
    /** Bikes that have left their owners, in the order in which what was said about them goes. */
    departures: () => "DEPARTURES",
    /** Those in which something is unread. In the second index. */
    unreadThreadsOf: (userId: string) => `UNREADTHREADS#${userId}`,
    /** What a person has been told. */
    notificationsOf: (userId: string) => `NOTIFICATIONS#${userId}`,
    /** What of it they have not read, by since when. In the second index. */
    unreadNotificationsOf: (userId: string) => `UNREADNOTIFICATIONS#${userId}`,
    /** In the order in which they are to be erased. */
    closedAccounts: () => "CLOSED",
    /** Every request someone has made. In the second index. */
    identityReviewsOf: (userId: string) => `IDREVIEWS#${userId}`,
    /** Every bike that can be found. In the second index. */
    listedBikes: () => "BIKES#listed",
    ...listsOfPurchases,
    ...listsOfOwnCopies,
    ...listsOfExtracts,
    ...listsOfEmailRequests,
    ...transferLists,
    ...listingLists,
    ...listsOfAlerts,
    ...listsOfAdReports,
    ...listsOfBugReports,
    ...listsOfAudit,
    ...listsOfStores,
    ...qrLists,
    ...listsOfStatistics,
    /** Bikes that only administrators find. In the second index. */
    unlistedBikes: (state: "pending_review" | "deleted") => `BIKES#${state}`,
  }) as const satisfies Record<string, (...given: never[]) => `${string}#${string}` | Uppercase<string>>;

/** The lists that the first index serves. A function that reads none does not carry them. */
export const lists = /* @__PURE__ */ everyList();

export { ranges } from "./ranges.ts";

/** The messages of a conversation, in their order. */
export const threadPartition = (threadId: string): string => `THREAD#${threadId}`;
export const blockPartition = (userId: string): string => `BLOCK#${userId}`;
export const threadReportPartition = (threadId: string): string => `REPORT#${threadId}`;
/** All that is known of a bike. */
export const bikePartition = (bikeId: string): string => `BIKE#${bikeId}`;
export const foldPartition = (fold: string): string => `FOLD#${fold}`;
export const frameVariantPartition = (variant: string): string => `FDEL#${variant}`;
export const postingPartition = (scope: string, mask: string, values: string): string =>
  `S#${scope}#${mask}#${values}`;
/** Frame numbers that begin with the same three characters. */
export const numberPartition = (beginning: string): string => `S#NUM#${beginning.slice(0, 3)}`;
/** Frame numbers that end with the same four characters, folded. */
export const numberEndPartition = (folded: string): string => `S#END#${folded.slice(-4)}`;
export const formerNumberPartition = (canonical: string): string => `FORMER#${canonical}`;
/** Words of names that begin with the same two letters. */
export const ownerNamePartition = (word: string): string => `NAME#${nameBeginning(word)}`;
export const dictionaryPartition = (field: string): string => `DICT#${field}`;
export const companyPartition = (ref: string): string => `COMPANY#${ref}`;
export const userPartition = (userId: string): string => `USER#${userId}`;
export const storePartition = (storeId: string): string => `STORE#${storeId}`;
