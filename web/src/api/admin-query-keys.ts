/** The keys of what administrators see, apart from those that everybody carries along. */
export const adminQueryKeys = {
  bikeAdmin: {
    lists: ["bike-admin", "lists"],
    reports: ["bike-admin", "lists", "reports"],
    reportsIn: (state: string | undefined, flagged: boolean) =>
      ["bike-admin", "lists", "reports", state, flagged] as const,
    reviews: ["bike-admin", "lists", "reviews"],
    corrections: ["bike-admin", "lists", "corrections"],
    removals: ["bike-admin", "lists", "removals"],
    bike: (bikeId: string) => ["bike-admin", "bike", bikeId] as const,
    bikeEvents: (bikeId: string, openedAt: number) => ["bike-admin", "events", bikeId, openedAt] as const,
    review: (bikeId: string) => ["bike-admin", "review", bikeId] as const,
  },
  adminOrders: {
    all: ["admin-orders"],
    counts: ["admin-orders", "counts"],
    waiting: ["admin-orders", "waiting"],
    waitingCodes: ["admin-orders", "waiting-codes"],
    list: (filter: object) => ["admin-orders", "list", filter] as const,
    one: (orderNumber: string) => ["admin-orders", "one", orderNumber] as const,
  },
  adReports: {
    waiting: ["ad-reports", "waiting"],
    pages: ["ad-reports", "waiting", "pages"],
    one: (caseId: string) => ["ad-reports", "one", caseId] as const,
  },
  bugs: {
    lists: ["bugs", "lists"],
    list: (state: string, order: string) => ["bugs", "lists", state, order] as const,
    waiting: ["bugs", "lists", "waiting"],
    one: (bugId: string) => ["bugs", "one", bugId] as const,
  },
  audit: { lines: (filters: object) => ["audit", filters] as const },
  caseClaims: { all: ["case-claims"] },
  campaigns: { all: ["campaigns"] },
  givenUp: { all: ["given-up"] },
  health: { all: ["health"] },
  inventory: {
    all: ["inventory"],
    runs: ["inventory", "runs"],
    pools: ["inventory", "pools"],
    changes: ["inventory", "changes"],
    stores: ["inventory", "stores"],
    codes: (part: string) => ["inventory", "codes", part] as const,
    code: (uid: string) => ["inventory", "code", uid] as const,
    roll: (id: string) => ["inventory", "roll", id] as const,
  },
  contactCases: { all: ["contact-cases"] },
  mailPreviews: {
    all: ["mail-previews"],
    one: (name: string, language: string) => ["mail-previews", name, language] as const,
  },
  messageReports: {
    waiting: ["message-reports", "waiting"],
    pages: ["message-reports", "waiting", "pages"],
    one: (reportId: string) => ["message-reports", "one", reportId] as const,
  },
  people: {
    extracts: ["people", "extracts"],
    found: (q: string) => ["people", "found", q] as const,
    one: (accountId: string) => ["people", "one", accountId] as const,
    part: (accountId: string, part: string, openedAt: number) =>
      ["people", "part", accountId, part, openedAt] as const,
  },
  stolenMatches: { all: ["stolen-matches"] },
  stores: {
    lists: ["admin-stores", "lists"],
    list: (text: string) => ["admin-stores", "lists", text] as const,
    one: (storeId: string) => ["admin-stores", "one", storeId] as const,
  },
  storeApplications: {
    lists: ["store-applications", "lists"],
    inState: (state: string) => ["store-applications", "lists", state] as const,
    one: (applicationId: string) => ["store-applications", "one", applicationId] as const,
  },
  identityReviews: {
    waiting: ["identity-reviews", "waiting"],
    pages: ["identity-reviews", "waiting", "pages"],
    one: (reviewId: string) => ["identity-reviews", "one", reviewId] as const,
  },
  statistics: { of: (view: string, query: object) => ["statistics", view, query] as const },
  search: { found: <Search>(search: Search) => ["admin-search", search] as const },
} as const;
