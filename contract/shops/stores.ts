import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";
import { StoreId } from "./store-id.ts";

export const StoreState = z.enum(["active", "suspended"]);
export type StoreState = z.infer<typeof StoreState>;

const ListedStore = z.object({
  storeId: z.string(),
  name: z.string(),
  city: z.string(),
  chain: z.string().optional(),
  locationId: z.string().optional(),
  /** Masked for a sole trader. */
  organisationNumber: z.string().optional(),
  state: StoreState,
  createdAt: z.iso.datetime(),
  /** A path on the site. */
  logoUrl: z.string().optional(),
});
export type ListedStore = z.infer<typeof ListedStore>;

export const OpenedStore = ListedStore.extend({
  /** A change must name the version it was based on. */
  version: z.number().int(),
  address: z.object({ street: z.string(), postalCode: z.string() }).optional(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().optional() }).optional(),
  /** The maximum of all unpaid invoices and the part that is left, in öre. */
  credit: z.object({ limit: z.number().int(), left: z.number().int() }),
  points: z.number().int(),
  /** A change of the points must name it. */
  balanceVersion: z.number().int(),
  /** The latest suspension or reactivation; missing if there was none. */
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** The entry in the partner directory. */
  partner: z.object({
    visible: z.boolean(),
    place: z.number().int(),
    city: z.string(),
    website: z.string().optional(),
    hours: z.string().optional(),
    registersAtSale: z.boolean(),
    /** Set by the store itself. */
    isHidden: z.boolean(),
    /** A path on the site. */
    logoUrl: z.string().optional(),
  }),
});
export type OpenedStore = z.infer<typeof OpenedStore>;

/** The beginning of a name or a whole organisation number. In the body, because the number can be a personal number and URLs are logged. */
export const StoreSearch = PageQuery.extend({ text: requiredText(100) });
export type StoreSearch = z.infer<typeof StoreSearch>;

const OwnStore = OpenedStore.pick({ storeId: true, name: true, city: true, state: true, decision: true });
export type OwnStore = z.infer<typeof OwnStore>;

/** Fields left out are removed. */
export const StoreChange = z.object({
  version: z.number().int().min(0),
  chain: optionalText(80),
  locationId: optionalText(40),
});
export type StoreChange = z.infer<typeof StoreChange>;

export const StoreDecision = z.object({ state: StoreState, reason: requiredText(500) });
export type StoreDecision = z.infer<typeof StoreDecision>;

/** A negative amount takes points back. */
export const StorePointsChange = z.object({
  amount: z
    .int(rule("format"))
    .min(-100_000, rule("format"))
    .max(100_000, rule("format"))
    .refine((amount) => amount !== 0, rule("format")),
  reason: requiredText(500),
  /** The version of the balance that the administrator saw; a changed balance fails with `balance-changed`. */
  version: z.number().int().min(0),
});
export type StorePointsChange = z.infer<typeof StorePointsChange>;

/** In öre: a million kronor. */
const maxCredit = 100_000_000;

export const CreditChange = z.object({
  version: z.number().int().min(0),
  limit: z.int(rule("format")).min(0, rule("format")).max(maxCredit, rule("format")),
});
export type CreditChange = z.infer<typeof CreditChange>;

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
    summary: "Find stores by the beginning of their name, or by organisation number",
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
    summary: "Change a store's chain, and its location's name in that chain",
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
    problems: ["store-not-found", "balance-too-low", "balance-changed"],
  },
  changeStoreCredit: {
    method: "PUT",
    path: "/admin/stores/{storeId}/credit",
    access: "admin",
    summary: "Change what a store's unpaid invoices may cost",
    params: ById,
    body: CreditChange,
    response: OpenedStore,
    problems: ["store-not-found", "store-changed"],
  },
  decideStoreState: {
    method: "PUT",
    path: "/admin/stores/{storeId}/state",
    access: "admin",
    summary: "Suspend or reactivate a store; everyone who works there is notified of the reason",
    params: ById,
    body: StoreDecision,
    response: OpenedStore,
    problems: ["store-not-found", "store-changed"],
  },
});
