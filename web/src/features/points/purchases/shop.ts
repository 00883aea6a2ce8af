import type { Purchase } from "#contract/points/purchases.ts";
import type { followedPurchase, listedPurchases } from "#web/features/points/points-api.ts";

/** Whose purchases they are, a person's or a store's, and where those live. */
export type Shop = {
  readonly of: "person" | "store";
  readonly page: "/order" | "/store-points";
  /** Where someone goes on to who was going nowhere. */
  readonly home: string;
  /** Where all purchases are. */
  readonly all: string;
  readonly purchasesQuery: ReturnType<typeof listedPurchases>;
  readonly purchaseQuery: (purchaseId: string) => ReturnType<typeof followedPurchase>;
  readonly cancel: (purchaseId: string) => Promise<Purchase>;
};
