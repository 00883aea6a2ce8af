import type { adminQueryKeys } from "./admin-query-keys.ts";

/** All query keys except those of administrators. A change invalidates by the start of a key, `all` being the shortest. */
export const queryKeys = {
  account: {
    me: ["me"],
    mailStatus: ["mail-status"],
    consents: (latest: string) => ["consents", latest] as const,
    copy: ["own-copy"],
    mayChangeSignIn: ["may-change-sign-in"],
    passkeys: (userId: string) => ["passkeys", userId] as const,
    totp: (userId: string) => ["totp", userId] as const,
    totpSecret: (email: string) => ["totp-secret", email] as const,
    storeSignIn: ["store-sign-in"],
  },
  alerts: {
    all: ["alerts"],
    list: ["alerts", "list"],
    hits: (alertId: string) => ["alerts", "hits", alertId] as const,
  },
  bikes: {
    all: ["bikes"],
    mine: ["bikes", "mine"],
    mineBy: (sort: string) => ["bikes", "mine", sort] as const,
    ownIds: ["bikes", "own-ids"],
    forStickers: ["bikes", "for-stickers"],
    one: (bikeId: string) => ["bikes", "one", bikeId] as const,
    codes: (bikeId: string) => ["bikes", "codes", bikeId] as const,
    corrections: (bikeId: string) => ["bikes", "corrections", bikeId] as const,
    history: (bikeId: string) => ["bikes", "history", bikeId] as const,
    storeReceipt: (bikeId: string) => ["bikes", "store-receipt", bikeId] as const,
    disputes: ["bikes", "disputes"],
    dispute: (disputeId: string) => ["bikes", "disputes", disputeId] as const,
    thefts: (bikeId: string) => ["bikes", "thefts", bikeId] as const,
    openTheft: (bikeId: string) => ["bikes", "thefts", bikeId, "open"] as const,
  },
  bikeImports: {
    all: ["bike-imports"],
    list: ["bike-imports", "list"],
    one: (importId: string) => ["bike-imports", "one", importId] as const,
    problems: (importId: string, version: string) => ["bike-imports", "problems", importId, version] as const,
    invitations: ["bike-imports", "invitations"],
  },
  closing: { all: ["closing"] },
  counts: { all: ["counts"] },
  foundReports: {
    all: ["found-reports"],
    own: ["found-reports", "own"],
    received: (bikeId: string) => ["found-reports", "received", bikeId] as const,
  },
  frameNumber: { one: (frameNumber: string) => ["frame-number", frameNumber] as const },
  listings: {
    all: ["listings"],
    ofOwner: ["listings", "own"],
    own: (listingId: string) => ["listings", "own", listingId] as const,
    inquirers: (listingId: string) => ["listings", "own", listingId, "inquirers"] as const,
    renewal: (token: string) => ["listings", "renewal", token] as const,
    decision: (caseId: string, token: string) => ["listings", "decision", caseId, token] as const,
    ad: (listingId: string) => ["listings", "ad", listingId] as const,
    search: <Search>(search: Search) => ["listings", "search", search] as const,
  },
  watches: { link: (act: string, token: string) => ["watches", act, token] as const },
  mailPreferences: { choice: (token: string) => ["mail-choice", token] as const },
  identityReviews: { own: ["identity-reviews", "own"] },
  notifications: {
    all: ["notifications"],
    list: ["notifications", "list"],
    newest: ["notifications", "newest"],
  },
  partners: { all: ["partners"], one: (id: string) => ["partners", id] as const },
  points: {
    all: ["points"],
    history: ["points", "history"],
    store: ["points", "store"],
    statement: (month: string) => ["points", "statement", month] as const,
  },
  pointsPackages: {
    all: ["points-packages"],
    quote: (packageId: string, code: string) => ["points-packages", packageId, code] as const,
  },
  purchases: {
    all: ["purchases"],
    list: ["purchases", "list"],
    one: (purchaseId: string) => ["purchases", purchaseId] as const,
    receipt: (orderNumber: string, share: string | undefined) =>
      ["purchases", "receipt", orderNumber, share] as const,
    ofStore: ["purchases", "store"],
    oneOfStore: (purchaseId: string) => ["purchases", "store", purchaseId] as const,
    receiptOfStore: (orderNumber: string) => ["purchases", "store-receipt", orderNumber] as const,
  },
  qr: { all: ["qr"], one: (uid: string) => ["qr", uid] as const },
  stolenBikes: {
    one: (bikeId: string) => ["stolen-bikes", bikeId] as const,
    recent: (area: Readonly<Record<string, string>>) => ["stolen-bikes", "recent", area] as const,
    map: (part: string) => ["stolen-bikes", "map", part] as const,
  },
  receiptChecks: {
    one: (number: string, code: string) => ["receipt-checks", number, code] as const,
  },
  certificates: {
    one: (number: string, code: string) => ["certificates", number, code] as const,
    own: ["certificates", "own"] as const,
  },
  numberReports: {
    one: (number: string, code: string) => ["number-reports", number, code] as const,
  },
  search: {
    near: (frameNumber: string) => ["search", "near", frameNumber] as const,
    found: <Search>(tier: string, search: Search) => ["search", tier, search] as const,
    suggestions: (field: string, prefix: string) => ["suggestions", field, prefix] as const,
  },
  sellerQuestions: {
    asked: (token: string) => ["seller-questions", "asked", token] as const,
    opened: (token: string) => ["seller-questions", "opened", token] as const,
    toSeller: (token: string) => ["seller-questions", "to-seller", token] as const,
  },
  siteConfig: { all: ["site-config"] },
  stickerOrders: { all: ["sticker-orders"] },
  ownStore: { all: ["own-store"], settings: ["own-store", "settings"], apiKeys: ["own-store", "api-keys"] },
  staff: { all: ["staff"], list: ["staff", "list"], log: ["staff", "log"] },
  workplaces: { all: ["workplaces"] },
  sales: {
    all: ["sales"],
    till: ["sales", "till"],
    figures: ["sales", "figures"],
    list: (state: string) => ["sales", "list", state] as const,
    one: (saleId: string) => ["sales", "one", saleId] as const,
    check: (frameNumber: string) => ["sales", "check", frameNumber] as const,
    receipts: (state: string, q: string) => ["sales", "receipts", state, q] as const,
    receipt: (number: number) => ["sales", "receipt", number] as const,
    analytics: (weeks: string) => ["sales", "analytics", weeks] as const,
    model: (ean: string) => ["sales", "model", ean] as const,
    claim: (token: string) => ["claims", token] as const,
  },
  storeInventory: { all: ["store-inventory"] },
  storeOrders: { all: ["store-orders"] },
  storeApplicationLinks: { one: (token: string) => ["store-application-links", token] as const },
  threads: {
    all: ["threads"],
    lists: ["threads", "list"],
    list: (q: string) => ["threads", "list", q] as const,
    one: (threadId: string) => ["threads", "one", threadId] as const,
    head: (threadId: string) => ["threads", "head", threadId] as const,
    decision: (reportId: string) => ["threads", "decision", reportId] as const,
  },
  transfers: {
    all: ["transfers"],
    one: (transferId: string) => ["transfers", transferId] as const,
    requests: ["transfers", "requests"],
    request: (requestId: string) => ["transfers", "request", requestId] as const,
    invitation: (token: string) => ["invitation", token] as const,
    redemption: (token: string) => ["transfers", "redemption", token] as const,
    receipts: (group: string, q: string, year: string) => ["transfers", "receipts", group, q, year] as const,
  },
} as const;

type Groups = typeof queryKeys;
type AdminGroups = typeof adminQueryKeys;
type Group = Groups[keyof Groups] | AdminGroups[keyof AdminGroups];
type KeyIn<G> = G extends unknown ? G[keyof G] : never;
type KeyOf<Entry> = Entry extends (...asked: never) => infer Key ? Key : Entry;

/** Camera queries keep their own keys, as they fetch nothing of the registry. */
type Name = Extract<KeyOf<KeyIn<Group>>, readonly unknown[]>[0] | "camera" | "next-camera";

/** A full key, or the start of several. */
export type QueryKey = readonly [Name, ...(readonly unknown[])];

declare module "@tanstack/react-query" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to from elsewhere
  interface Register {
    queryKey: QueryKey;
  }
}
