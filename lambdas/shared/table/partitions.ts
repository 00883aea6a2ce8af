import type { keys, lists } from "./keys.ts";

/** What partition keys have in common, `USER#*` of `USER#1`, or the one key there is. */
type PatternOf<Keys extends string> = Keys extends `${infer Kind}#${infer Rest}`
  ? `${Kind}#*` | (string extends Rest ? never : Keys)
  : Keys;

/** Partitions of the table that rights can be given to. A pattern that no key fits does not compile. */
export type Partition = PatternOf<ReturnType<(typeof keys)[keyof typeof keys]>["pk"]>;

/** One by one, for what one list has in common with others may be more than it is. */
type PatternsOfLists = { [Name in keyof typeof lists]: PatternOf<ReturnType<(typeof lists)[Name]>> };

/** Partitions of an index, and which index has them. */
export type ListPartition = {
  readonly index: "gsi1" | "gsi2";
  readonly pattern: PatternsOfLists[keyof PatternsOfLists];
};

export const partition = {
  user: "USER#*",
  email: "EMAIL#*",
  phone: "PHONE#*",
  personalNumber: "PNR#*",
  signUp: "SIGNUP#*",
  eidOrder: "EIDORDER#*",
  signInTicket: "TICKET#*",
  signing: "SIGNING#*",
  transfer: "TRANSFER#*",
  invitation: "INVITATION#*",
  transferRequest: "TRANSFERREQUEST#*",
  ownershipReceipt: "OWNERSHIPRECEIPT#*",
  identityReview: "IDREVIEW#*",
  store: "STORE#*",
  bikeImport: "BIKEIMPORT#*",
  company: "COMPANY#*",
  storeApplication: "STOREAPPLICATION#*",
  contactCase: "CASE#*",
  challenge: "CHALLENGE#*",
  upload: "UPLOAD#*",
  analysis: "ANALYSIS#*",
  thread: "THREAD#*",
  said: "SAID#*",
  block: "BLOCK#*",
  threadReport: "REPORT#*",
  bike: "BIKE#*",
  listing: "LISTING#*",
  ad: "AD#*",
  adCase: "ADCASE#*",
  bugReport: "BUG#*",
  qr: "QR#*",
  qrBatch: "QRBATCH#*",
  inventory: "INVENTORY#*",
  orderCounts: "ORDERCOUNTS#*",
  frameGuard: "FRAME#*",
  fold: "FOLD#*",
  frameVariant: "FDEL#*",
  posting: "S#*",
  formerNumber: "FORMER#*",
  receiptPrint: "RECEIPTPRINT#*",
  alertPlace: "ALERTS#*",
  ownerName: "NAME#*",
  dictionary: "DICT#*",
  foundCode: "FOUNDCODE#*",
  config: "CONFIG#*",
  purchase: "PURCHASE#*",
  order: "ORDER#*",
  receiptCounter: "RECEIPTCOUNTER#*",
  receipts: "RECEIPTS#*",
  paymentEvent: "PAYMENTEVENT#*",
  campaign: "CAMPAIGN#*",
  idempotency: "IDEM#*",
  quota: "QUOTA#*",
  rate: "RATE#*",
  audit: "AUDIT#*",
  backfill: "BACKFILL#*",
  mailRefusal: "MAILREFUSAL#*",
  sentMarker: "SENT#*",
} as const satisfies Record<string, Partition>;

/** Where a bike is listed for searches, and leaves what leads to it. */
export const listing = [
  partition.posting,
  partition.fold,
  partition.frameVariant,
  partition.formerNumber,
] as const;

export const list = {
  bikesOf: { index: "gsi1", pattern: "OWNER#*" },
  deletedBikesOf: { index: "gsi1", pattern: "DELETED#*" },
  openCorrections: { index: "gsi1", pattern: "CORRECTIONS#OPEN" },
  balances: { index: "gsi1", pattern: "BALANCES" },
  openIdentityReviews: { index: "gsi1", pattern: "IDREVIEWS#OPEN" },
  openThefts: { index: "gsi1", pattern: "THEFTS#OPEN" },
  foundReportsOf: { index: "gsi1", pattern: "FOUND#*" },
  rewardsDue: { index: "gsi1", pattern: "REWARDS#DUE" },
  threadsOf: { index: "gsi1", pattern: "THREADS#*" },
  departures: { index: "gsi1", pattern: "DEPARTURES" },
  notificationsOf: { index: "gsi1", pattern: "NOTIFICATIONS#*" },
  closedAccounts: { index: "gsi1", pattern: "CLOSED" },
  purchasesOf: { index: "gsi1", pattern: "PURCHASES#*" },
  openTransfers: { index: "gsi1", pattern: "TRANSFERS#OPEN" },
  listingsOf: { index: "gsi1", pattern: "LISTINGS#*" },
  endedTransfers: { index: "gsi1", pattern: "TRANSFERS#ENDED" },
  receiptEntriesOf: { index: "gsi1", pattern: "RECEIPTENTRIES#*" },
  requestsTo: { index: "gsi1", pattern: "REQUESTSTO#*" },
  requestsBy: { index: "gsi2", pattern: "REQUESTSBY#*" },
  ownershipReceipts: { index: "gsi1", pattern: "OWNERSHIPRECEIPTS" },
  stores: { index: "gsi1", pattern: "STORES" },
  workplacesOf: { index: "gsi1", pattern: "WORKPLACES#*" },
  partners: { index: "gsi2", pattern: "PARTNERS" },
  waitingSales: { index: "gsi1", pattern: "WAITINGSALES" },
  waitingSalesOf: { index: "gsi2", pattern: "WAITINGSALES#*" },
  storeReceiptsIn: { index: "gsi1", pattern: "STORERECEIPTS#*" },
  storeReceiptsByBike: { index: "gsi2", pattern: "STORERECEIPTSBYBIKE#*" },
  bikeImportsOf: { index: "gsi1", pattern: "BIKEIMPORTS#*" },
  openBikeImports: { index: "gsi2", pattern: "OPENBIKEIMPORTS" },
  dueInvitations: { index: "gsi2", pattern: "DUEINVITATIONS" },
  storeApplications: { index: "gsi1", pattern: "STOREAPPLICATIONS#*" },
  campaigns: { index: "gsi1", pattern: "CAMPAIGNS" },
  orders: { index: "gsi1", pattern: "ORDERS#*" },
  inventories: { index: "gsi1", pattern: "INVENTORIES" },
  inventoryChanges: { index: "gsi1", pattern: "INVENTORYCHANGES" },
  runs: { index: "gsi1", pattern: "QRBATCHES" },
  rolls: { index: "gsi1", pattern: "QRROLLS#*" },
  codeChunks: { index: "gsi1", pattern: "QRCODECHUNKS" },
  codesByShortCode: { index: "gsi1", pattern: "QRSHORT#*" },
  singleCodes: { index: "gsi2", pattern: "QRSINGLE" },
  codesOfRoll: { index: "gsi2", pattern: "QRROLL#*" },
  ordersInState: { index: "gsi2", pattern: "ORDERSIN#*" },
  openListings: { index: "gsi2", pattern: "OPENLISTINGS" },
  removedListings: { index: "gsi2", pattern: "REMOVEDLISTINGS" },
  openAdCases: { index: "gsi2", pattern: "ADCASES#OPEN" },
  adCasesOf: { index: "gsi1", pattern: "ADCASES#*" },
  bugs: { index: "gsi1", pattern: "BUGS#*" },
  adReportsOf: { index: "gsi1", pattern: "ADREPORTS#*" },
  alertHitsOf: { index: "gsi1", pattern: "ALERTHITS#*" },
  dueAlertDigests: { index: "gsi1", pattern: "ALERTDIGESTS#DUE" },
  alertsWithNews: { index: "gsi2", pattern: "ALERTNEWS#*" },
  foundReports: { index: "gsi2", pattern: "FOUNDREPORTS#*" },
  unreadThreadsOf: { index: "gsi2", pattern: "UNREADTHREADS#*" },
  unreadNotificationsOf: { index: "gsi2", pattern: "UNREADNOTIFICATIONS#*" },
  identityReviewsOf: { index: "gsi2", pattern: "IDREVIEWS#*" },
  unsettledPurchases: { index: "gsi2", pattern: "PURCHASES#UNSETTLED" },
  /** Listed or not. */
  bikes: { index: "gsi2", pattern: "BIKES#*" },
} as const satisfies Record<string, ListPartition>;
