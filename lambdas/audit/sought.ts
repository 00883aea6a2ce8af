import type { AuditSearch } from "#contract/audit.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The ids behind what was typed. */
export type Sought = {
  readonly person?: string | undefined;
  readonly bike?: string | undefined;
  readonly administrator?: string | undefined;
};

/** An account outlives its address: lines about someone who has left are found by its id alone. */
const accountOf = async (
  table: Pick<Table, "get">,
  typed: string | undefined,
): Promise<string | undefined> => {
  if (typed === undefined || !typed.includes("@")) return typed;
  const guard = await table.get(keys.emailGuard(typed.toLowerCase()), EmailGuardItem);
  if (guard?.userId === undefined) throw new ProblemError("account-not-found");
  return guard.userId;
};

const bikeOf = async (table: Pick<Table, "get">, typed: string | undefined): Promise<string | undefined> => {
  if (typed === undefined || typed.startsWith("bike_")) return typed;
  const guard = await table.get(keys.frameGuard(canonicalFrameNumber(typed)), FrameGuardItem);
  if (guard === undefined) throw new ProblemError("bike-not-found");
  return guard.bikeId;
};

export const soughtIn = async (
  table: Pick<Table, "get">,
  { person, bike, administrator }: Pick<AuditSearch, "person" | "bike" | "administrator">,
): Promise<Sought> => {
  const [aboutPerson, aboutBike, by] = await Promise.all([
    accountOf(table, person),
    bikeOf(table, bike),
    accountOf(table, administrator),
  ]);
  return { person: aboutPerson, bike: aboutBike, administrator: by };
};
