import * as z from "zod";
import { EidOrder } from "#contract/identity.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";

/** What a person identifies themselves for. */
export const EidPurpose = z.enum(["registration", "sign-in", "verification"]);
export type EidPurpose = z.infer<typeof EidPurpose>;

const Kept = z.object({ purpose: EidPurpose, order: EidOrder, startedAt: z.number() });

const key = "cr:eid-order";

/** Longer than any order lives, in milliseconds. */
const tooOld = 10 * 60_000;

/** The order this tab began before it was loaded anew, as browsers of phones do on the way back from the app. */
export const keptOrder = (purpose: EidPurpose, now: Date): EidOrder | undefined => {
  const kept = Kept.safeParse(keptInTab(key)).data;
  return kept?.purpose === purpose && now.getTime() - kept.startedAt < tooOld ? kept.order : undefined;
};

export const keepOrder = (purpose: EidPurpose, order: EidOrder, now: Date): void =>
  keepInTab(key, { purpose, order, startedAt: now.getTime() });

export const forgetOrder = (): void => forgetInTab(key);
