import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** As many as one run makes. */
export const mostCodes = 1000;
export const usualCodes = 10;

/** Whose stickers: a store's, or `self` for those that people order themselves. */
const Pool = z.union([z.literal("self"), z.string().regex(/^store_[\w-]{1,60}$/)]);

const RunId = z.string().regex(/^batch_[0-9A-Za-z]{20,40}$/);

/** A run that makes codes. */
export const Run = z.object({
  id: RunId,
  pool: Pool,
  /** Of the store; missing for `self`. */
  store: z.string().optional(),
  count: z.number().int(),
  /** How many codes there are so far. */
  made: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Only when an administrator has said so. */
  printedAt: z.iso.datetime().optional(),
  /** Of the store that has ordered the codes. */
  orderNumber: z.string().optional(),
});
export type Run = z.infer<typeof Run>;

/** What lasts no longer than this is to be filled up: so long an order takes. */
export const daysToRefill = 14;

/** What there is of stickers in a pool: what the codes say, and what people have counted differently added to it. */
export const Inventory = z.object({
  pool: Pool,
  store: z.string().optional(),
  /** In the warehouse. */
  rolls: z.number().int(),
  /** Codes on active rolls that are neither linked nor voided. */
  active: z.number().int(),
  /** Since when few codes are left and no roll: 'Lager slut'. */
  emptySince: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime().optional(),
  /** How many stickers have gone in a day of the last four weeks; missing where less than a week is known, or none has. */
  perDay: z.number().optional(),
  /** The day until which all of it lasts at that pace; missing for what lasts for years. */
  lastsUntil: z.iso.date().optional(),
  /** Since when it lasts less than two weeks at that pace. */
  lowSince: z.iso.date().optional(),
});
export type Inventory = z.infer<typeof Inventory>;

/** What a store sees of its own stickers. */
export const StoreInventory = Inventory.omit({ pool: true, store: true });
export type StoreInventory = z.infer<typeof StoreInventory>;

export const Adjustment = z.object({
  rolls: z.number().int().min(0),
  active: z.number().int().min(0),
  /** What was shown when it was adjusted. */
  seen: z.object({ rolls: z.number().int(), active: z.number().int() }),
  reason: requiredText(500),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** A change of an inventory. `rolls` and `active` are what was added, or taken away. */
export const InventoryChange = z.object({
  id: z.string(),
  pool: Pool,
  store: z.string().optional(),
  what: z.enum(["made", "moved", "adjusted", "recounted"]),
  rolls: z.number().int(),
  active: z.number().int(),
  reason: z.string().optional(),
  /** The name of the administrator; missing for what the nightly count has done. */
  by: z.string().optional(),
  at: z.iso.datetime(),
});
export type InventoryChange = z.infer<typeof InventoryChange>;

const ByRun = z.object({ runId: RunId });
const ByPool = z.object({ pool: Pool });

export const inventoryRoutes = defineRoutes({
  beginRun: {
    method: "POST",
    path: "/admin/qr-runs",
    access: "admin",
    summary: "Begin a run that makes codes for a store or for people who order stickers",
    body: z.object({ pool: Pool, count: z.number().int().min(1).max(mostCodes) }),
    response: Run,
    idempotent: true,
    problems: ["store-not-found"],
  },
  continueRun: {
    method: "POST",
    path: "/admin/qr-runs/{runId}/codes",
    access: "admin",
    summary: "Make the next codes of a run, at most 50; call again until it has them all",
    params: ByRun,
    response: Run,
    problems: ["run-not-found"],
  },
  listRuns: {
    method: "GET",
    path: "/admin/qr-runs",
    access: "admin",
    summary: "List runs, newest first",
    query: PageQuery,
    response: pageOf(Run),
    problems: ["invalid-cursor"],
  },
  listRunCodes: {
    method: "GET",
    path: "/admin/qr-runs/{runId}/codes",
    access: "admin",
    summary: "List the codes of a run in the order in which they are printed",
    params: ByRun,
    query: PageQuery,
    response: pageOf(z.object({ uid: z.uuid() })),
    problems: ["run-not-found", "invalid-cursor"],
  },
  markPrinted: {
    method: "PUT",
    path: "/admin/qr-runs/{runId}/printed",
    access: "admin",
    summary: "Say that the codes of a run have been printed",
    params: ByRun,
    response: Run,
    problems: ["run-not-found"],
  },
  unmarkPrinted: {
    method: "DELETE",
    path: "/admin/qr-runs/{runId}/printed",
    access: "admin",
    summary: "Take back that the codes of a run have been printed",
    params: ByRun,
    response: Run,
    problems: ["run-not-found"],
  },
  listInventory: {
    method: "GET",
    path: "/admin/inventory",
    access: "admin",
    summary: "List what there is of stickers, per store and for people who order them",
    query: PageQuery,
    response: pageOf(Inventory),
    problems: ["invalid-cursor"],
  },
  adjustInventory: {
    method: "POST",
    path: "/admin/inventory/{pool}/adjustments",
    access: "admin",
    summary: "Correct an inventory after counting, with a reason",
    params: ByPool,
    body: Adjustment,
    response: Inventory,
    problems: ["inventory-changed"],
  },
  moveRoll: {
    method: "POST",
    path: "/admin/inventory/{pool}/rolls",
    access: "admin",
    summary: "Take the oldest roll of a pool out of the warehouse, so that its codes are active",
    params: ByPool,
    response: Inventory,
    problems: ["no-roll-left"],
  },
  listInventoryChanges: {
    method: "GET",
    path: "/admin/inventory-changes",
    access: "admin",
    summary: "List what has changed in all inventories, newest first",
    query: PageQuery,
    response: pageOf(InventoryChange),
    problems: ["invalid-cursor"],
  },
  getStoreInventory: {
    method: "GET",
    path: "/store/inventory",
    access: "store",
    summary: "Get what your store has of stickers, and how long they last",
    response: StoreInventory,
    problems: ["forbidden"],
  },
});
