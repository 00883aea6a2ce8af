import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { CodeEventItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** A line of the life of a code, written in the transaction that it tells of. */
export const codeEvent = (uid: string, event: Omit<CodeEventItem, "entity">): Action =>
  update(keys.codeEvent(uid, event.at, event.what)).set({ entity: "codeEvent", ...event });
