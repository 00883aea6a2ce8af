import type { AuditLine, AuditSearch } from "#contract/office/audit.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import type { Table, Page, Position } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type AuditSubjects, resolveSubjects } from "./resolve-subjects.ts";
import * as z from "zod";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { startOfSwedishDay } from "#contract/platform/calendar-date.ts";
import { type AuditList, linesAbout, linesBy, allLines } from "./lists.ts";

/** The shortest list that holds every match. */
const narrowestList = ({ person, bike, administrator }: AuditSubjects): AuditList => {
  const subject = person ?? bike;
  if (subject !== undefined) return linesAbout(subject);
  if (administrator !== undefined) return linesBy(administrator);
  return allLines;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Sort keys start with the time. The next day is found from noon, because clock changes make days 23 or 25
 * hours long.
 */
const rangeOf = ({ from, to }: Pick<AuditSearch, "from" | "to">): readonly [string, string] => {
  const start = from === undefined ? "0" : startOfSwedishDay(from).toISOString();
  if (to === undefined) return [start, ":"];
  const next = new Date(Date.parse(`${to}T12:00:00Z`) + dayMilliseconds).toISOString().slice(0, 10);
  return [start, startOfSwedishDay(next).toISOString()];
};

const matches =
  ({ person, bike, administrator, action }: AuditSubjects & Pick<AuditSearch, "action">) =>
  (line: AuditItem): boolean =>
    [line.subject, line.person].includes(person ?? line.subject) &&
    [line.subject, line.bike].includes(bike ?? line.subject) &&
    line.by === (administrator ?? line.by) &&
    line.action === (action ?? line.action);

/** Pages read per request before an empty one is returned. */
const maxReads = 5;

/** Newest first. An empty page with a cursor means that more remain to be searched. */
const readLines = async (
  table: Pick<Table, "query">,
  sought: AuditSubjects & Pick<AuditSearch, "action" | "from" | "to" | "limit">,
  after: Position | undefined,
): Promise<Page<AuditItem>> => {
  const query = {
    ...narrowestList(sought),
    between: rangeOf(sought),
    limit: sought.limit,
    newestFirst: true,
  };
  let position = after;
  for (let read = 1; ; read += 1) {
    const { items, next } = await table.query({ ...query, schema: AuditItem, after: position });
    const matching = items.filter(matches(sought));
    if (matching.length > 0 || next === undefined || read === maxReads) return { items: matching, next };
    position = next;
  }
};

const Named = ProfileItem.pick({ userId: true, fullName: true });
const Numbered = BikeItem.pick({ id: true, frameNumber: true });

const distinct = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
];

const readAll = async <T extends z.ZodType>(
  table: Pick<Table, "batchGet">,
  wanted: Parameters<Table["batchGet"]>[0],
  schema: T,
): Promise<z.output<T>[]> => (wanted.length === 0 ? [] : table.batchGet(wanted, schema));

/** Adds present names and frame numbers; deleted accounts and bikes keep only their id. */
const showLines = async (
  table: Pick<Table, "batchGet">,
  lines: readonly AuditItem[],
): Promise<AuditLine[]> => {
  const people = distinct(lines.flatMap(({ by, person }) => [by, person]));
  const bikes = distinct(lines.map(({ bike }) => bike));
  const [profiles, numbered] = await Promise.all([
    readAll(
      table,
      people.map((id) => keys.profile(id)),
      Named,
    ),
    readAll(
      table,
      bikes.map((id) => keys.bike(id)),
      Numbered,
    ),
  ]);
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  const numbers = new Map(numbered.map(({ id, frameNumber }) => [id, frameNumber]));
  const named = (id: string) => ({ id, name: names.get(id) });
  return lines.map(({ id, at, action, by, subject, person, bike, reason, search }) => ({
    id,
    at,
    action,
    by: named(by),
    subject,
    person: person === undefined ? undefined : named(person),
    bike: bike === undefined ? undefined : { id: bike, frameNumber: numbers.get(bike) },
    reason,
    search,
  }));
};

type AuditContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
};

type Filters = Pick<AuditSearch, "action" | "from" | "to">;

/** The search itself is logged under its subject; further pages belong to the first search. */
const recordSearch = async (
  { table, system }: AuditContext,
  adminId: string,
  { person, bike, administrator }: AuditSubjects,
  filters: Filters,
): Promise<void> => {
  const at = system.now().toISOString();
  const given = Object.entries({ ...filters, administrator }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const subject = person ?? bike ?? administrator ?? adminId;
  const search = given.length === 0 ? undefined : Object.fromEntries(given);
  const line = { subject, person, bike, by: adminId, action: "audit-searched", at, search } as const;
  await table.transact(auditWrites(system, line));
};

export const searchAudit = async (
  context: AuditContext,
  adminId: string,
  { limit, cursor, ...typed }: AuditSearch,
): Promise<{ items: AuditLine[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const { action, from, to } = typed;
  const sought = await resolveSubjects(table, typed);
  const list = JSON.stringify(["audit", adminId, sought, action, from, to]);
  const after = readCursor(cursorSecret, list, cursor);
  const { items, next } = await readLines(table, { ...sought, action, from, to, limit }, after);
  if (cursor === undefined) await recordSearch(context, adminId, sought, { action, from, to });
  return { items: await showLines(table, items), cursor: writeCursor(cursorSecret, list, next) };
};
