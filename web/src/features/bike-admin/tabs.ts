export const tabs = ["reports", "reviews", "corrections"] as const;
type Tab = (typeof tabs)[number];

/** The address says which one is open. */
export const tabIn = (parameters: URLSearchParams): Tab =>
  tabs.find((tab) => tab === parameters.get("tab")) ?? "reports";
