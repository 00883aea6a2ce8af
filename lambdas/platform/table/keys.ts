import { adReportKeys, listsOfAdReports } from "./ad-report-keys.ts";
import { alertKeys, listsOfAlerts } from "./alert-keys.ts";
import { auditKeys, listsOfAudit } from "./audit-keys.ts";
import { bikeKeys, nameBeginning, transferLists } from "./bike-keys.ts";
import { bugReportKeys, listsOfBugReports } from "./bug-report-keys.ts";
import { contactKeys, listsOfContact } from "./contact-keys.ts";
import { emailKeys, listsOfEmailRequests } from "./email-keys.ts";
import { key } from "./key.ts";
import { listingKeys, listingLists } from "./listing-keys.ts";
import { numberWatchKeys } from "./number-watch-keys.ts";
import { listsOfPrivacy, privacyKeys } from "./privacy-keys.ts";
import { listsOfPurchases, purchaseKeys } from "./purchase-keys.ts";
import { serviceKeys } from "./service-keys.ts";
import { listsOfStatistics, statisticsKeys } from "./statistics-keys.ts";
import { listsOfStores, storeKeys } from "./store-keys.ts";
import { qrKeys, qrLists } from "./qr-keys.ts";
import { listsOfThefts } from "./theft-keys.ts";
import { todoKeys } from "./todo-keys.ts";

const ownKeys = {
  // a person
  profile: (userId: string) => key(`USER#${userId}`, "PROFILE"),
  /** A name, address or phone number that a person had before. */
  formerTrace: (userId: string, trace: string) => key(`USER#${userId}`, `FORMER#${trace}`),
  /** Maps a user of the pool to an account with another id. */
  accountLink: (poolUser: string) => key(`USER#${poolUser}`, "ACCOUNT"),
  balance: (userId: string) => key(`USER#${userId}`, "BALANCE"),
  /** `version` is that of the balance after the row, so that two rows never have the same key. */
  ledgerRow: (userId: string, version: number) =>
    key(`USER#${userId}`, `LEDGER#${String(version).padStart(10, "0")}`),
  /** The time of the last sign-out everywhere, which invalidates earlier tokens. */
  sessions: (userId: string) => key(`USER#${userId}`, "SESSIONS"),
  /** A sign-in by its second, with the time of its last use. */
  signIn: (userId: string, second: string) => key(`USER#${userId}`, `SIGNIN#${second}`),
  /** A change of a person's sign-in methods, which they are notified of. */
  securityEvent: (userId: string, eventId: string) => key(`USER#${userId}`, `SECURITY#${eventId}`),
  /** A mail to a person, by the time of the first attempt and its event. */
  personMail: (userId: string, mailId: string) => key(`USER#${userId}`, `MAIL#${mailId}`),
  /** An administrator's request to send a mail again. */
  mailAgain: (userId: string, mailId: string) => key(`USER#${userId}`, `MAILAGAIN#${mailId}`),
  /** The time of a person's last sign-in to change how they sign in. */
  signInProof: (userId: string) => key(`USER#${userId}`, "SIGNINPROOF"),
  /** Records that a known browser has begun a sign-in to change how a person signs in. */
  signInPurpose: (userId: string) => key(`USER#${userId}`, "SIGNINPURPOSE"),
  /** A browser that a person has signed in with, by a hash. */
  device: (userId: string, hash: string) => key(`USER#${userId}`, `DEVICE#${hash}`),
  /** A phone number that waits for its code. */
  phoneCode: (userId: string) => key(`USER#${userId}`, "PHONECODE"),
  /** A person's consents and refusals, in order. */
  consentLine: (userId: string, number: number) =>
    key(`USER#${userId}`, `CONSENT#${String(number).padStart(10, "0")}`),
  /** The rewards that a finder has received in the last year or is about to receive. */
  rewardTally: (userId: string) => key(`USER#${userId}`, "REWARDS"),
  notification: (userId: string, notificationId: string) =>
    key(`USER#${userId}`, `NOTIFICATION#${notificationId}`),
  /** The time up to which a person has marked all notifications as read. */
  notificationsRead: (userId: string) => key(`USER#${userId}`, "NOTIFICATIONSREAD"),
  /** A conversation as one of its two people sees it. */
  thread: (userId: string, threadId: string) => key(`USER#${userId}`, `THREAD#${threadId}`),
  message: (threadId: string, messageId: string) => key(`THREAD#${threadId}`, messageId),
  /** The hash of a message, which prevents the same text twice in a conversation. */
  said: (threadId: string, hash: string) => key(`SAID#${threadId}`, hash),
  /** One person has blocked another. */
  block: (userId: string, otherUserId: string) => key(`BLOCK#${userId}`, otherUserId),
  /** A report about a conversation, with its decision. */
  threadReport: (threadId: string, reportId: string) => key(`REPORT#${threadId}`, `REPORT#${reportId}`),
  /** Limits a conversation to one open report per person. `from` is the reporter, or the author of suspicious messages. */
  openThreadReport: (threadId: string, from: string) => key(`REPORT#${threadId}`, `OPEN#${from}`),
  /** The time until which a person cannot send messages. */
  messageBar: (userId: string) => key(`USER#${userId}`, "MESSAGEBAR"),
  /** Keeps an e-mail address, in lower case, unique among accounts. */
  emailGuard: (email: string) => key(`EMAIL#${email}`, "EMAIL"),
  /** Keeps a confirmed phone number unique among accounts. */
  phoneGuard: (phone: string) => key(`PHONE#${phone}`, "PHONE"),
  /** Keeps a verified personal number, as a keyed hash, unique among accounts. */
  personalNumberGuard: (mac: string) => key(`PNR#${mac}`, "PNR"),

  /** A new account that waits for the code from its mail, by hashes of the address and of the browser's secret. */
  signUp: (email: string, browser: string) => key(`SIGNUP#${email}`, browser),

  // how a person proves who they are
  eidOrder: (orderId: string) => key(`EIDORDER#${orderId}`, "EIDORDER"),
  /** By the hash of the ticket, so that the table alone lets nobody sign in. */
  signInTicket: (hash: string) => key(`TICKET#${hash}`, "TICKET"),
  /** A text that waits for its signature. */
  signing: (signingId: string) => key(`SIGNING#${signingId}`, "SIGNING"),
  identityReview: (reviewId: string) => key(`IDREVIEW#${reviewId}`, "IDREVIEW"),
  /** A reference to a person's newest request for an ID card review. */
  newestIdentityReview: (userId: string) => key(`USER#${userId}`, "IDREVIEW"),

  // what a person has sent
  /** A spent solution of a challenge, by the challenge's signature. */
  solvedChallenge: (signature: string) => key(`CHALLENGE#${signature}`, "CHALLENGE"),
  upload: (uploadId: string) => key(`UPLOAD#${uploadId}`, "UPLOAD"),
  analysis: (analysisId: string) => key(`ANALYSIS#${analysisId}`, "ANALYSIS"),
} as const;

const everyKey = () => ({
  ...ownKeys,
  ...privacyKeys,
  ...emailKeys,
  ...purchaseKeys,
  ...bikeKeys,
  ...listingKeys,
  ...alertKeys,
  ...adReportKeys,
  ...numberWatchKeys,
  ...bugReportKeys,
  ...contactKeys,
  ...storeKeys,
  ...qrKeys,
  ...serviceKeys,
  ...statisticsKeys,
  ...auditKeys,
  ...todoKeys,
});

/**
 * Every key of the one table. Bundlers drop them from functions that use none.
 * Each item has its name from here as `entity`, by which the stream tells items apart.
 */
export const keys = /* @__PURE__ */ everyKey();

const everyList = () =>
  ({
    bikesOf: (userId: string) => `OWNER#${userId}`,
    /** A person's deleted bikes, for administrators. */
    deletedBikesOf: (userId: string) => `DELETED#${userId}`,
    openCorrections: () => "CORRECTIONS#OPEN",
    /** Bikes that wait for a second look, by the night they were drawn. */
    openSamples: () => "SAMPLES#OPEN",
    /** Removals that wait for a second administrator or for completion. */
    openRemovals: () => "REMOVALS#OPEN",
    balances: () => "BALANCES",
    openIdentityReviews: () => "IDREVIEWS#OPEN",
    ...listsOfThefts,
    threadsOf: (userId: string) => `THREADS#${userId}`,
    /** Reports about conversations without a decision, oldest first. */
    openThreadReports: () => "REPORTS#OPEN",
    /** Every report about a person. In the second index. */
    threadReportsAbout: (userId: string) => `REPORTSABOUT#${userId}`,
    /** Bikes that have left their owners, by the day on which their conversations are deleted. */
    departures: () => "DEPARTURES",
    /** Conversations with unread messages. In the second index. */
    unreadThreadsOf: (userId: string) => `UNREADTHREADS#${userId}`,
    /** A person's notifications. */
    notificationsOf: (userId: string) => `NOTIFICATIONS#${userId}`,
    /** A person's unread notifications, by time. In the second index. */
    unreadNotificationsOf: (userId: string) => `UNREADNOTIFICATIONS#${userId}`,
    /** Every ID card review of a person. In the second index. */
    identityReviewsOf: (userId: string) => `IDREVIEWS#${userId}`,
    /** Every bike that searches find. In the second index. */
    listedBikes: () => "BIKES#listed",
    ...listsOfPurchases,
    ...listsOfPrivacy,
    ...listsOfEmailRequests,
    ...transferLists,
    ...listingLists,
    ...listsOfAlerts,
    ...listsOfAdReports,
    ...listsOfBugReports,
    ...listsOfContact,
    ...listsOfAudit,
    ...listsOfStores,
    ...qrLists,
    ...listsOfStatistics,
    /** Bikes that only administrators can find. In the second index. */
    unlistedBikes: (state: "pending_review" | "deleted") => `BIKES#${state}`,
  }) as const satisfies Record<string, (...given: never[]) => `${string}#${string}` | Uppercase<string>>;

/** Every list of the two indexes. Bundlers drop them from functions that read none. */
export const lists = /* @__PURE__ */ everyList();

export { ranges } from "./ranges.ts";
/** The messages of a conversation, in order. */
export const threadPartition = (threadId: string): string => `THREAD#${threadId}`;
export const blockPartition = (userId: string): string => `BLOCK#${userId}`;
export const threadReportPartition = (threadId: string): string => `REPORT#${threadId}`;
export const bikePartition = (bikeId: string): string => `BIKE#${bikeId}`;
export const foldPartition = (fold: string): string => `FOLD#${fold}`;
export const frameVariantPartition = (variant: string): string => `FDEL#${variant}`;
export const postingPartition = (scope: string, mask: string, values: string): string =>
  `S#${scope}#${mask}#${values}`;
/** Frame numbers with the same first three characters. */
export const numberPartition = (beginning: string): string => `S#NUM#${beginning.slice(0, 3)}`;
/** Frame numbers with the same four folded characters inside. */
export const numberPartPartition = (folded: string): string => `S#PART#${folded.slice(0, 4)}`;
export const formerNumberPartition = (canonical: string): string => `FORMER#${canonical}`;
/** Words of names with the same first two letters. */
export const ownerNamePartition = (word: string): string => `NAME#${nameBeginning(word)}`;
export const dictionaryPartition = (field: string): string => `DICT#${field}`;
export const companyPartition = (ref: string): string => `COMPANY#${ref}`;
export const accessPartition = (userId: string): string => `ACCESS#${userId}`;
export const userPartition = (userId: string): string => `USER#${userId}`;
export const storePartition = (storeId: string): string => `STORE#${storeId}`;
