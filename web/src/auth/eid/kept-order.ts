import * as z from "zod";
import { EidOrder } from "#contract/identity.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";

/** What a person identifies themselves for. */
export const EidPurpose = z.enum(["registration", "sign-in", "verification", "signature"]);
export type EidPurpose = z.infer<typeof EidPurpose>;

const Kept = z.object({ purpose: EidPurpose, order: EidOrder, startedAt: z.number() });

const key = "cr:eid-order";

const minute = 60_000;

/** How long an order may live, in milliseconds: ten minutes, and a quarter of an hour more for the person of a registration to say how to reach them. */
const lifetimes: Record<EidPurpose, number> = {
  registration: 25 * minute,
  "sign-in": 10 * minute,
  verification: 10 * minute,
  signature: 10 * minute,
};

/** The order this tab began before it was loaded again, as browsers of phones do on the way back from the app. */
export const keptOrder = (purpose: EidPurpose, now: Date): EidOrder | undefined => {
  const kept = Kept.safeParse(keptInTab(key)).data;
  const isAlive = kept?.purpose === purpose && now.getTime() - kept.startedAt < lifetimes[purpose];
  return isAlive ? kept.order : undefined;
};

export const keepOrder = (purpose: EidPurpose, order: EidOrder, now: Date): void =>
  keepInTab(key, { purpose, order, startedAt: now.getTime() });

export const forgetOrder = (): void => forgetInTab(key);
