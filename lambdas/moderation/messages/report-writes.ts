import { expiryOf } from "#contract/privacy/retention.ts";
import { reportedFrom, waitingPlace } from "#lambdas/moderation/thread-report.ts";
import { type Action, type ActionBuilder, remove, update } from "#lambdas/platform/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { reportKey } from "./read-report.ts";

const changed = ({ id, version }: ThreadReportItem): ActionBuilder =>
  update(reportKey(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

/** Takes the report off the queue and allows a new one for the same cause. */
export const decidedWrites = (
  before: ThreadReportItem,
  decided: Pick<ThreadReportItem, "decisions">,
  now: Date,
): Action[] => [
  changed(before)
    .set({ ...decided, state: "decided", expiresAt: expiryOf("threadReports", now) })
    .remove("gsi1pk", "gsi1sk"),
  ...(before.state === "open" ? [remove(keys.openThreadReport(before.threadId, reportedFrom(before)))] : []),
];

/** Queues the report again and removes its expiry until the objection is decided. */
export const objectedWrite = (
  before: ThreadReportItem,
  objected: Pick<ThreadReportItem, "objection" | "waitingSince">,
): Action =>
  changed(before)
    .set({ ...objected, ...waitingPlace({ id: before.id, ...objected }), state: "objected" })
    .remove("expiresAt");
