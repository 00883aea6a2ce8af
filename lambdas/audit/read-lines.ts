import type { AuditSearch } from "#contract/audit.ts";
import { startOfSwedishDay } from "#contract/calendar-date.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import type { Page, Position, Table } from "#lambdas/shared/table/table.ts";
import { type Place, about, doneBy, everything } from "./places.ts";
import type { Sought } from "./sought.ts";

/** The narrowest list that has all that is sought: of a person or a bike, of an administrator, or everything. */
const placeOf = ({ person, bike, administrator }: Sought): Place => {
  const subject = person ?? bike;
  if (subject !== undefined) return about(subject);
  if (administrator !== undefined) return doneBy(administrator);
  return everything;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Sort keys begin with the moment. Summer time begins and ends within a day, so the next one is looked for from its middle. */
const rangeOf = ({ from, to }: Pick<AuditSearch, "from" | "to">): readonly [string, string] => {
  const start = from === undefined ? "0" : startOfSwedishDay(from).toISOString();
  if (to === undefined) return [start, ":"];
  const next = new Date(Date.parse(`${to}T12:00:00Z`) + dayMilliseconds).toISOString().slice(0, 10);
  return [start, startOfSwedishDay(next).toISOString()];
};

const fits =
  ({ person, bike, administrator, action }: Sought & Pick<AuditSearch, "action">) =>
  (line: AuditItem): boolean =>
    [line.subject, line.person].includes(person ?? line.subject) &&
    [line.subject, line.bike].includes(bike ?? line.subject) &&
    line.by === (administrator ?? line.by) &&
    line.action === (action ?? line.action);

/** So many pages are looked through for one that has something in it. */
const mostReads = 5;

/** A page of lines, the newest first. One that is empty has a next one where there is more to look through. */
export const readLines = async (
  table: Pick<Table, "query">,
  sought: Sought & Pick<AuditSearch, "action" | "from" | "to" | "limit">,
  after: Position | undefined,
): Promise<Page<AuditItem>> => {
  const query = { ...placeOf(sought), between: rangeOf(sought), limit: sought.limit, newestFirst: true };
  let position = after;
  for (let read = 1; ; read += 1) {
    const { items, next } = await table.query({ ...query, schema: AuditItem, after: position });
    const found = items.filter(fits(sought));
    if (found.length > 0 || next === undefined || read === mostReads) return { items: found, next };
    position = next;
  }
};
