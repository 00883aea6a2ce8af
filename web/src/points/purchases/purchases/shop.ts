import type { Purchase } from "#contract/points/purchases.ts";
import type { purchaseOptions, purchaseListOptions } from "#web/points/purchases/points-api.ts";

/** The pages and requests that differ between a person's purchases and a store's. */
export type Shop = {
  readonly of: "person" | "store";
  readonly page: "/order" | "/store-points";
  /** The page to continue to if none was given. */
  readonly home: string;
  readonly all: string;
  readonly purchasesQuery: ReturnType<typeof purchaseListOptions>;
  readonly purchaseQuery: (purchaseId: string) => ReturnType<typeof purchaseOptions>;
  readonly cancel: (purchaseId: string) => Promise<Purchase>;
};
