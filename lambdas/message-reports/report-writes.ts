import { expiryOf } from "#contract/retention.ts";
import { reportedFrom, waitingPlace } from "#lambdas/shared/conversations/thread-report.ts";
import { type Action, type ActionBuilder, remove, update } from "#lambdas/shared/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { reportKey } from "./read-report.ts";

const changed = ({ id, version }: ThreadReportItem): ActionBuilder =>
  update(reportKey(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

/** It waits no more, and the same can be reported again. */
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

/** It waits again, and nothing of it goes before it is decided. */
export const objectedWrite = (
  before: ThreadReportItem,
  objected: Pick<ThreadReportItem, "objection" | "waitingSince">,
): Action =>
  changed(before)
    .set({ ...objected, ...waitingPlace({ id: before.id, ...objected }), state: "objected" })
    .remove("expiresAt");
