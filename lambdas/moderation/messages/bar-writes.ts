import type { MessageReportDecision } from "#contract/moderation/message-report-admin.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { dayMilliseconds, measureOf } from "./rules.ts";
import { readBar } from "#lambdas/messages/message-bar.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import { isNew, notAfter } from "#lambdas/platform/table/expectations.ts";
import type { MessageBarItem, ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Context = Pick<MessageReportsContext, "table" | "system">;
type Bar = MessageBarItem["bars"][number];

const latest = (bars: readonly Bar[]): string =>
  bars.map(({ until }) => until).reduce((one, other) => (one > other ? one : other));

const barWrite = (before: MessageBarItem | undefined, userId: string, bars: Bar[], now: Date): Action => {
  const until = latest(bars);
  const bar: MessageBarItem = {
    entity: "messageBar",
    userId,
    until,
    bars,
    version: (before?.version ?? 0) + 1,
    expiresAt: Math.ceil(new Date(until).getTime() / 1000),
  };
  const write = put(keys.messageBar(userId), "messageBar", bar);
  if (before) return write.expect("version", before.version, "stale");
  return write.expectEither([isNew("stale"), notAfter("until", now.toISOString(), "stale")], "stale");
};

type Barring = { readonly writes: readonly Action[]; readonly until?: string };

const nothing: Barring = { writes: [] };

/** Adds to earlier bars. */
const bar = async ({ table, system }: Context, report: ThreadReportItem, days: number): Promise<Barring> => {
  const { id: reportId, aboutUserId } = report;
  const now = system.now();
  const before = await readBar(table, aboutUserId, now);
  const until = new Date(now.getTime() + days * dayMilliseconds).toISOString();
  const bars = [...(before?.bars ?? []), { reportId, until }];
  return { writes: [barWrite(before, aboutUserId, bars, now)], until };
};

/** Keeps bars from other decisions. */
const unbar = async ({ table, system }: Context, report: ThreadReportItem): Promise<Barring> => {
  const { id, aboutUserId } = report;
  const now = system.now();
  const before = await readBar(table, aboutUserId, now);
  if (!before?.bars.some(({ reportId }) => reportId === id)) return nothing;
  const left = before.bars.filter(({ reportId }) => reportId !== id);
  const key = keys.messageBar(aboutUserId);
  return {
    writes: [
      left.length > 0
        ? barWrite(before, aboutUserId, left, now)
        : remove(key).expect("version", before.version, "stale"),
    ],
  };
};

export const barWrites = async (
  context: Context,
  report: ThreadReportItem,
  decision: MessageReportDecision,
): Promise<Barring> => {
  if (decision.outcome === "barred") return bar(context, report, decision.days);
  const isRevoked = decision.outcome === "revoked" && measureOf(report)?.outcome === "barred";
  return isRevoked ? unbar(context, report) : nothing;
};
