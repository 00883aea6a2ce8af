import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";

export const StoreState = z.enum(["active", "suspended"]);
export type StoreState = z.infer<typeof StoreState>;

export const StoreId = z.string(rule("format")).regex(/^store_[0-9A-Za-z_-]{1,60}$/, rule("format"));

/** A store as administrators see it in lists. */
const ListedStore = z.object({
  storeId: z.string(),
  name: z.string(),
  city: z.string(),
  chain: z.string().optional(),
  locationId: z.string().optional(),
  /** Masked where it is a person's. */
  organisationNumber: z.string().optional(),
  state: StoreState,
  createdAt: z.iso.datetime(),
  /** A path of the site. */
  logoUrl: z.string().optional(),
});
export type ListedStore = z.infer<typeof ListedStore>;

export const OpenedStore = ListedStore.extend({
  /** A change names the one it was made from. */
  version: z.number().int(),
  address: z.object({ street: z.string(), postalCode: z.string() }).optional(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().optional() }).optional(),
  /** What it can spend on registrations. */
  points: z.number().int(),
  /** Why it is in this state, where it ever was in another. */
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** What the directory of partners shows of it. */
  partner: z.object({
    visible: z.boolean(),
    place: z.number().int(),
    city: z.string(),
    website: z.string().optional(),
    hours: z.string().optional(),
    registersAtSale: z.boolean(),
    /** The store itself does not want to be shown. */
    isHidden: z.boolean(),
    /** A path of the site. */
    logoUrl: z.string().optional(),
  }),
});
export type OpenedStore = z.infer<typeof OpenedStore>;

/** The beginning of a name, or a whole organisation number. It can be a person's, so it is sent where addresses are not logged. */
export const StoreSearch = PageQuery.extend({ text: requiredText(100) });
export type StoreSearch = z.infer<typeof StoreSearch>;

/** A store as those who work there see it. */
const OwnStore = OpenedStore.pick({ storeId: true, name: true, city: true, state: true, decision: true });
export type OwnStore = z.infer<typeof OwnStore>;

/** What is left out is taken away. */
export const StoreChange = z.object({
  version: z.number().int().min(0),
  chain: optionalText(80),
  locationId: optionalText(40),
});
export type StoreChange = z.infer<typeof StoreChange>;

export const StoreDecision = z.object({ state: StoreState, reason: requiredText(500) });
export type StoreDecision = z.infer<typeof StoreDecision>;

/** Points that an administrator gives a store, or takes back. */
export const StorePointsChange = z.object({
  amount: z
    .int(rule("format"))
    .min(-100_000, rule("format"))
    .max(100_000, rule("format"))
    .refine((amount) => amount !== 0, rule("format")),
  reason: requiredText(500),
});
export type StorePointsChange = z.infer<typeof StorePointsChange>;

const ById = z.object({ storeId: StoreId });

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
  findStores: {
    method: "POST",
    path: "/admin/stores/search",
    access: "admin",
    summary: "Find stores whose name begins so, or that have this organisation number",
    body: StoreSearch,
    response: pageOf(ListedStore),
    problems: ["invalid-cursor"],
  },
  getStore: {
    method: "GET",
    path: "/admin/stores/{storeId}",
    access: "admin",
    summary: "Get a store",
    params: ById,
    response: OpenedStore,
    problems: ["store-not-found"],
  },
  getOwnStore: {
    method: "GET",
    path: "/store",
    access: "store",
    summary: "Get the store you work in, and why it is suspended if it is",
    response: OwnStore,
    problems: ["forbidden", "store-not-found"],
  },
  changeStore: {
    method: "PUT",
    path: "/admin/stores/{storeId}",
    access: "admin",
    summary: "Say which chain a store belongs to, and what its location is called there",
    params: ById,
    body: StoreChange,
    response: OpenedStore,
    problems: ["store-not-found", "store-changed"],
  },
  changeStorePoints: {
    method: "POST",
    path: "/admin/stores/{storeId}/points",
    access: "admin",
    summary: "Give a store points that it has paid for, or take some back, with a reason",
    params: ById,
    body: StorePointsChange,
    response: OpenedStore,
    idempotent: true,
    problems: ["store-not-found", "balance-too-low"],
  },
  decideStoreState: {
    method: "PUT",
    path: "/admin/stores/{storeId}/state",
    access: "admin",
    summary: "Suspend a store or reactivate it; everybody who works there is told why",
    params: ById,
    body: StoreDecision,
    response: OpenedStore,
    problems: ["store-not-found", "store-changed"],
  },
});
