import * as z from "zod";
import { AdminSearchFilters } from "#contract/office/admin-search.ts";
import { parametersOf } from "#web/bikes/search/search.ts";

const { q, owner, brand, model, color, city, type, status } = AdminSearchFilters.shape;

/** Drops values that the search does not accept. */
const AdminSearch = z.object({
  q: q.catch(undefined),
  owner: owner.catch(undefined),
  brand: brand.catch(undefined),
  model: model.catch(undefined),
  color: color.catch(undefined),
  city: city.catch(undefined),
  type: type.catch(undefined),
  status: status.catch("any"),
});
export type AdminSearch = z.infer<typeof AdminSearch>;

export const anyBike: AdminSearch = { status: "any" };
export const adminStatuses = status.unwrap().options;

export const adminSearchOf = (parameters: URLSearchParams): AdminSearch =>
  AdminSearch.parse(Object.fromEntries(parameters));

export const isEmptySearch = (search: AdminSearch): boolean => parametersOf(search).size === 0;
