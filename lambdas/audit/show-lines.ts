import * as z from "zod";
import type { AuditLine } from "#contract/audit.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

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

/** Lines with names and frame numbers as they are now; of what is gone only the id is left. */
export const showLines = async (
  table: Pick<Table, "batchGet">,
  lines: readonly AuditItem[],
): Promise<AuditLine[]> => {
  const people = distinct(lines.flatMap(({ by, person }) => [by, person]));
  const bikes = distinct(lines.map(({ bike }) => bike));
  const [profiles, found] = await Promise.all([
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
  const numbers = new Map(found.map(({ id, frameNumber }) => [id, frameNumber]));
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
