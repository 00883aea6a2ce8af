import type { PageQuery } from "#contract/platform/page.ts";
import type { Partner } from "#contract/shops/partners.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { logoUrlOf } from "#lambdas/shops/logo-url.ts";
import { partnerListing } from "#lambdas/shops/partner-listing.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { StoreItem } from "#lambdas/shops/items/store.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Pick<Table, "get" | "query">; readonly cursorSecret: string };

/** Leaves out a sole trader's address, which can be a home. */
const show = ({ storeId, name, city, address, organisationNumber, profile, logo }: StoreItem): Partner => ({
  id: storeId,
  name,
  city: profile.city ?? city,
  address: organisationNumber?.kind === "company" ? address : undefined,
  website: profile.website,
  hours: profile.hours,
  registersAtSale: profile.registersAtSale,
  logoUrl: logoUrlOf({ logo }),
});

export const listPartners = async (
  { table, cursorSecret }: Context,
  { limit, cursor }: PageQuery,
): Promise<{ items: Partner[]; cursor: string | undefined }> => {
  const partition = lists.partners();
  const after = readCursor(cursorSecret, partition, cursor);
  const { items, next } = await table.query({
    index: "gsi2",
    partition,
    schema: StoreItem,
    limit,
    after,
  });
  return { items: items.map(show), cursor: writeCursor(cursorSecret, partition, next) };
};

/** Throws `store-not-found` for a hidden or suspended store. */
export const getPartner = async ({ table }: Context, storeId: string): Promise<Partner> => {
  const store = await readStore(table, storeId);
  if (!store || partnerListing(store) === undefined) throw new ProblemError("store-not-found");
  return show(store);
};
