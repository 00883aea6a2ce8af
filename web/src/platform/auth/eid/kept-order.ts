import * as z from "zod";
import { EidOrder } from "#contract/people/identity.ts";
import { forgetInTab, keepInTab, keptInTab, namesInTab } from "#web/platform/ui/kept-in-tab.ts";
import { readStored, removeStored, writeStored } from "#web/platform/ui/local-store.ts";

export const EidPurpose = z.enum([
  "registration",
  "sign-in",
  "sign-in-settings",
  "verification",
  "signature",
]);
export type EidPurpose = z.infer<typeof EidPurpose>;

/** The app returns with the nonce. */
const HeldOrder = EidOrder.extend({ nonce: z.string().optional() });
export type HeldOrder = z.infer<typeof HeldOrder>;

const StoredOrder = z.object({
  purpose: EidPurpose,
  order: HeldOrder,
  startedAt: z.number(),
  isShared: z.boolean().optional(),
});

/** Lets a new tab continue the order, because the app often returns to one. */
const SharedOrder = StoredOrder.extend({ hash: z.string(), tab: z.record(z.string(), z.unknown()) });

const key = "cr:eid-order";

const minute = 60_000;

/** Milliseconds: ten minutes, plus fifteen at registration for entering contact details. */
const lifetimes: Record<EidPurpose, number> = {
  registration: 25 * minute,
  "sign-in": 10 * minute,
  "sign-in-settings": 10 * minute,
  verification: 10 * minute,
  signature: 10 * minute,
};

type Stored = z.infer<typeof StoredOrder>;

const isAlive = ({ purpose, startedAt }: Stored, now: Date): boolean =>
  now.getTime() - startedAt < lifetimes[purpose];

const ofTab = (): Stored | undefined => StoredOrder.safeParse(keptInTab(key)).data;

const shared = (): z.infer<typeof SharedOrder> | undefined => {
  try {
    return SharedOrder.parse(JSON.parse(readStored(key) ?? ""));
  } catch {
    return undefined;
  }
};

/** The order this tab began before a reload, or took over when the app returned. */
export const heldOrder = (purpose: EidPurpose, now: Date): HeldOrder | undefined => {
  const stored = ofTab();
  return stored?.purpose === purpose && isAlive(stored, now) ? stored.order : undefined;
};

export const nonceOf = ({ orderId }: EidOrder): string | undefined => {
  const stored = ofTab();
  return stored?.order.orderId === orderId ? stored.order.nonce : undefined;
};

export const keepOrder = (purpose: EidPurpose, order: EidOrder, now: Date): void => {
  const stored = { purpose, order, startedAt: now.getTime() };
  const own = namesInTab().filter((name) => name.startsWith("cr:"));
  const tab = Object.fromEntries(own.map((name) => [name, keptInTab(name)]));
  if (order.autoStartToken !== undefined)
    writeStored(key, JSON.stringify({ ...stored, hash: location.hash, tab }));
  keepInTab(key, { ...stored, isShared: shared()?.order.orderId === order.orderId });
};

/** True once the app has returned to another tab, which then follows the order. */
export const isMoved = ({ orderId }: EidOrder): boolean => {
  const stored = ofTab();
  const waits =
    stored?.isShared === true && stored.order.orderId === orderId && stored.order.nonce === undefined;
  return waits && shared()?.order.orderId !== orderId;
};

export const forgetOrder = (order?: EidOrder): void => {
  const isIt = (stored: Stored | undefined): boolean =>
    order === undefined || stored?.order.orderId === order.orderId;
  if (isIt(shared())) removeStored(key);
  if (isIt(ofTab())) forgetInTab(key);
};

/**
 * Takes over the order whose nonce is in the address, with the state of the tab that began it.
 * False if the address has a nonce that matches no order of this browser.
 */
export const takeReturn = (now: Date): boolean => {
  if (!location.hash.startsWith("#bankid")) return true;
  const [, nonce] = /^#bankid=([\w-]{43})$/.exec(location.hash) ?? [];
  const [own, other] = [ofTab(), shared()];
  const waiting = own?.order.autoStartToken === undefined ? other : own;
  const isOurs = nonce !== undefined && waiting !== undefined && isAlive(waiting, now);
  const hash = isOurs ? (other?.hash ?? "") : "#bankid";
  history.replaceState(history.state, "", location.pathname + location.search + hash);
  if (!isOurs) return false;
  if (waiting === other) for (const [name, value] of Object.entries(other?.tab ?? {})) keepInTab(name, value);
  const { purpose, order, startedAt } = waiting;
  keepInTab(key, { purpose, order: { ...order, nonce }, startedAt });
  removeStored(key);
  return true;
};
