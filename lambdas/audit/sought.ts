import * as z from "zod";
import type { AuditSearch } from "#contract/audit.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { type Place, about, doneBy } from "./places.ts";

/** The ids behind what was typed. */
export type Sought = {
  readonly person?: string | undefined;
  readonly bike?: string | undefined;
  readonly administrator?: string | undefined;
};

type Reader = Pick<Table, "get" | "query">;

const isAccountId = (typed: string): boolean => z.uuid().safeParse(typed).success;

const hasLines = async (table: Reader, at: Place): Promise<boolean> =>
  (await table.query({ ...at, limit: 1, schema: AuditItem })).items.length > 0;

/**
 * An account outlives its address: lines about someone who has left are found by its id alone.
 * What is neither has lines already, or is nothing: it may be a personal number, and the look is written down under it.
 */
const accountOf = async (
  table: Reader,
  typed: string | undefined,
  linesOf: (id: string) => Place,
): Promise<string | undefined> => {
  if (typed === undefined || isAccountId(typed)) return typed;
  const guard = typed.includes("@")
    ? await table.get(keys.emailGuard(typed.toLowerCase()), EmailGuardItem)
    : undefined;
  if (guard) return guard.userId;
  if (await hasLines(table, linesOf(typed))) return typed;
  throw new ProblemError("account-not-found");
};

/** A bike has a number or, where it is gone, lines. */
const bikeOf = async (table: Reader, typed: string | undefined): Promise<string | undefined> => {
  if (typed === undefined) return undefined;
  const guard = await table.get(keys.frameGuard(canonicalFrameNumber(typed)), FrameGuardItem);
  if (guard) return guard.bikeId;
  const bike = await table.get(keys.bike(typed), BikeItem.pick({ id: true }));
  if (bike || (await hasLines(table, about(typed)))) return typed;
  throw new ProblemError("bike-not-found");
};

export const soughtIn = async (
  table: Reader,
  { person, bike, administrator }: Pick<AuditSearch, "person" | "bike" | "administrator">,
): Promise<Sought> => {
  const [aboutPerson, aboutBike, by] = await Promise.all([
    accountOf(table, person, about),
    bikeOf(table, bike),
    accountOf(table, administrator, doneBy),
  ]);
  return { person: aboutPerson, bike: aboutBike, administrator: by };
};
