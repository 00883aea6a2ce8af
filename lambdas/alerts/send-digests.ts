import { digestOf, untoldHits } from "./write-digest.ts";
import { alertsOf } from "./list-alerts.ts";
import { readGround } from "./standing.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { alertChange } from "#lambdas/shared/alerts/alert-writes.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import { AlertDigestDueItem, AlertDigestItem } from "#lambdas/shared/table/items/alert.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type DigestContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "random" | "wait">;
  /** Tells the operators what could not be done. */
  readonly reportFailure: (userId: string, error: unknown) => void;
};

/** One digest a day: the person who writes another at the same moment comes to see it. */
const digestWrite = (digest: Omit<AlertDigestItem, "entity">, last: AlertDigestItem | undefined): Action => {
  const write = put(keys.alertDigest(digest.userId), "alertDigest", digest);
  return last ? write.expect("day", last.day, "stale") : write.expectNew("stale");
};

const isClosed = async (table: Pick<Table, "get">, userId: string): Promise<boolean> =>
  (await table.get(keys.sessions(userId), SessionsItem))?.closedAt !== undefined;

type Outcome = "told" | "nothing-new" | "waiting";

/** Tells one person all that is new since they were told last or looked, or that nothing is left of it. A person who was told today waits until tomorrow. */
const tell = async ({ table, system }: DigestContext, userId: string): Promise<Outcome> => {
  const day = isoDate(swedishDate(system.now()));
  const [due, last, closed, alerts] = await Promise.all([
    table.get(keys.alertDigestDue(userId), AlertDigestDueItem),
    table.get(keys.alertDigest(userId), AlertDigestItem),
    isClosed(table, userId),
    alertsOf(table, userId),
  ]);
  if (!due || last?.day === day) return "waiting";
  const untold = closed ? [] : await untoldHits(table, userId, alerts);
  const ground = await readGround(
    table,
    untold.flatMap(({ hits }) => hits),
  );
  const news = digestOf(untold, ground);
  await table.transact([
    remove(keys.alertDigestDue(userId)).expect("mark", due.mark, "stale"),
    ...(news.length > 0 ? [digestWrite({ userId, day, alerts: news }, last)] : []),
    ...untold.map(({ alert }) => alertChange(alert, { ...alert, told: alert.found })),
  ]);
  return news.length > 0 ? "told" : "nothing-new";
};

export type Digests = { readonly told: number; readonly failed: number };

/** Tells everybody what is new in the searches they watch. Wherever this was interrupted, the next run goes on. */
export const sendDigests = async (context: DigestContext): Promise<Digests> => {
  const { table, system, reportFailure } = context;
  let [told, failed] = [0, 0];
  const due = {
    index: "gsi1",
    partition: lists.dueAlertDigests(),
    schema: AlertDigestDueItem,
    limit: 25,
  } as const;
  for await (const page of pages(table, due))
    for (const { userId } of page) {
      try {
        const outcome = await untilFresh(system, () => tell(context, userId));
        if (outcome === "told") told += 1;
      } catch (error) {
        reportFailure(userId, error);
        failed += 1;
      }
    }
  return { told, failed };
};
