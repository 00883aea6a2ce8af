import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { CodeEventItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export const codeEvent = (uid: string, event: Omit<CodeEventItem, "entity">): Action =>
  update(keys.codeEvent(uid, event.at, event.what)).set({ entity: "codeEvent", ...event });
