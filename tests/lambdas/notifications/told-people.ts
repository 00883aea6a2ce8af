import type { Change } from "#lambdas/notifications/change.ts";
import type { Notice } from "#lambdas/notifications/notice.ts";
import { notices } from "#lambdas/notifications/notices.ts";

/** Who is told, besides administrators of what came to their queues. */
export const toldPeople = (change: Change): Notice[] =>
  notices(change).filter(({ kind }) => kind !== "admin-event");
