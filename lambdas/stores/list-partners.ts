import type { PageQuery } from "#contract/page.ts";
import type { Partner } from "#contract/partners.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { logoUrlOf } from "#lambdas/shared/stores/logo-url.ts";
import { partnerListing } from "#lambdas/shared/stores/partner-listing.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Pick<Table, "get" | "query">; readonly cursorSecret: string };

/** A sole trader's address can be a home, and is nobody's business. */
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

/** One partner. A store that is hidden or suspended is not found. */
export const getPartner = async ({ table }: Context, storeId: string): Promise<Partner> => {
  const store = await readStore(table, storeId);
  if (!store || partnerListing(store) === undefined) throw new ProblemError("store-not-found");
  return show(store);
};
