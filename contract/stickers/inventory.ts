import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const maxCodesPerRun = 1000;
export const defaultCodesPerRun = 10;

/** The stock of a store, or `self` for stickers ordered by people. */
const Pool = z.union([z.literal("self"), z.string().regex(/^store_[\w-]{1,60}$/)]);

const RunId = z.string().regex(/^batch_[0-9A-Za-z]{20,40}$/);

/** With fewer active codes, a pool needs its next roll. */
export const minActiveCodes = 20;

export const Run = z.object({
  id: RunId,
  pool: Pool,
  /** The store's name; missing for `self`. */
  store: z.string().optional(),
  count: z.number().int(),
  made: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Set when an administrator marks the codes as printed. */
  printedAt: z.iso.datetime().optional(),
  /** The store's order, if it ordered the codes. */
  orderNumber: z.string().optional(),
});
export type Run = z.infer<typeof Run>;

/** A stock that lasts no longer than this is low, because an order takes as long. */
export const daysToRefill = 14;

/** The stock of a pool: the number of codes, plus manual adjustments. */
export const Inventory = z.object({
  pool: Pool,
  store: z.string().optional(),
  rolls: z.number().int(),
  /** Codes on active rolls that are neither linked nor voided. */
  active: z.number().int(),
  /** Set while few codes and no roll are left ('Lager slut'). */
  emptySince: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime().optional(),
  /** Average use per day over the last four weeks; missing with less than a week of data or without use. */
  perDay: z.number().optional(),
  /** The day on which the stock runs out at that pace; missing if that is years away. */
  lastsUntil: z.iso.date().optional(),
  /** The day from which the stock lasts less than two weeks. */
  lowSince: z.iso.date().optional(),
});
export type Inventory = z.infer<typeof Inventory>;

export const StoreInventory = Inventory.omit({ pool: true, store: true });
export type StoreInventory = z.infer<typeof StoreInventory>;

export const Adjustment = z.object({
  rolls: z.number().int().min(0),
  active: z.number().int().min(0),
  /** The stock shown to the administrator; the adjustment is refused if it has changed since. */
  seen: z.object({ rolls: z.number().int(), active: z.number().int() }),
  reason: requiredText(500),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** `sent`: a store received the codes of its order. `kept`: our stock received the codes of an order that was cancelled before sending. */
export const InventoryChangeKind = z.enum(["made", "sent", "kept", "moved", "adjusted", "recounted"]);

/** A change of stock. `rolls` and `active` are differences. */
export const InventoryChange = z.object({
  id: z.string(),
  pool: Pool,
  store: z.string().optional(),
  what: InventoryChangeKind,
  rolls: z.number().int(),
  active: z.number().int(),
  reason: z.string().optional(),
  /** The administrator's name; missing for the nightly recount. */
  by: z.string().optional(),
  at: z.iso.datetime(),
});
export type InventoryChange = z.infer<typeof InventoryChange>;

const ByRun = z.object({ runId: RunId });
const ByPool = z.object({ pool: Pool });

export const inventoryRoutes = defineRoutes({
  beginRun: {
    method: "POST",
    path: "/admin/qr/runs",
    access: "admin",
    summary: "Begin a run that makes codes for a store or for people who order stickers",
    body: z.object({ pool: Pool, count: z.number().int().min(1).max(maxCodesPerRun) }),
    response: Run,
    idempotent: true,
    problems: ["store-not-found"],
  },
  continueRun: {
    method: "POST",
    path: "/admin/qr/runs/{runId}/codes",
    access: "admin",
    summary: "Make the next codes of a run, at most 50; call again until it has them all",
    params: ByRun,
    response: Run,
    problems: ["run-not-found"],
  },
  listRuns: {
    method: "GET",
    path: "/admin/qr/runs",
    access: "admin",
    summary: "List runs, newest first",
    query: PageQuery,
    response: pageOf(Run),
    problems: ["invalid-cursor"],
  },
  listRunCodes: {
    method: "GET",
    path: "/admin/qr/runs/{runId}/codes",
    access: "admin",
    summary: "List the codes of a run in the order in which they are printed",
    params: ByRun,
    query: PageQuery,
    response: pageOf(z.object({ uid: z.uuid() })),
    problems: ["run-not-found", "invalid-cursor"],
  },
  markPrinted: {
    method: "PUT",
    path: "/admin/qr/runs/{runId}/printed",
    access: "admin",
    summary: "Say that the codes of a run have been printed",
    params: ByRun,
    response: Run,
    problems: ["run-not-found"],
  },
  unmarkPrinted: {
    method: "DELETE",
    path: "/admin/qr/runs/{runId}/printed",
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
    path: "/admin/inventory/changes",
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
