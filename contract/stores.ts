import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";

/** A store as administrators choose it from a list. Its organisation number can be a person's, and is not here. */
const ListedStore = z.object({
  storeId: z.string(),
  name: z.string(),
  city: z.string(),
  chain: z.string().optional(),
  locationId: z.string().optional(),
  state: z.enum(["active", "suspended"]),
});
export type ListedStore = z.infer<typeof ListedStore>;

export const storeRoutes = defineRoutes({
  listStores: {
    method: "GET",
    path: "/admin/stores",
    access: "admin",
    summary: "List all stores by name",
    query: PageQuery,
    response: pageOf(ListedStore),
    problems: ["invalid-cursor"],
  },
});
