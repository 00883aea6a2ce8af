import * as z from "zod";
import type { AuditSearch } from "#contract/office/audit.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { type AuditList, linesAbout, linesBy } from "./lists.ts";

/** Ids found for the typed filters. */
export type AuditSubjects = {
  readonly person?: string | undefined;
  readonly bike?: string | undefined;
  readonly administrator?: string | undefined;
};

type Reader = Pick<Table, "get" | "query">;

const isAccountId = (typed: string): boolean => z.uuid().safeParse(typed).success;

const hasLines = async (table: Reader, at: AuditList): Promise<boolean> =>
  (await table.query({ ...at, limit: 1, schema: AuditItem })).items.length > 0;

/**
 * Lines outlive accounts, so a deleted person is found by account id only. Other input must have lines
 * already: it may be a personal number, and the search is logged under it.
 */
const accountOf = async (
  table: Reader,
  typed: string | undefined,
  linesOf: (id: string) => AuditList,
): Promise<string | undefined> => {
  if (typed === undefined || isAccountId(typed)) return typed;
  const guard = typed.includes("@")
    ? await table.get(keys.emailGuard(typed.toLowerCase()), EmailGuardItem)
    : undefined;
  if (guard) return guard.userId;
  if (await hasLines(table, linesOf(typed))) return typed;
  throw new ProblemError("account-not-found");
};

/** A deleted bike is found by its lines. */
const bikeOf = async (table: Reader, typed: string | undefined): Promise<string | undefined> => {
  if (typed === undefined) return undefined;
  const guard = await table.get(keys.frameGuard(canonicalFrameNumber(typed)), FrameGuardItem);
  if (guard) return guard.bikeId;
  const bike = await table.get(keys.bike(typed), BikeItem.pick({ id: true }));
  if (bike || (await hasLines(table, linesAbout(typed)))) return typed;
  throw new ProblemError("bike-not-found");
};

export const resolveSubjects = async (
  table: Reader,
  { person, bike, administrator }: Pick<AuditSearch, "person" | "bike" | "administrator">,
): Promise<AuditSubjects> => {
  const [aboutPerson, aboutBike, by] = await Promise.all([
    accountOf(table, person, linesAbout),
    bikeOf(table, bike),
    accountOf(table, administrator, linesBy),
  ]);
  return { person: aboutPerson, bike: aboutBike, administrator: by };
};
