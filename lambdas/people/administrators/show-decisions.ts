import type { AuditAction } from "#contract/platform/audit-actions.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Named = ProfileItem.pick({ userId: true, fullName: true });

export type Decision = {
  readonly id: string;
  readonly at: string;
  readonly action: AuditAction;
  /** The administrator's current name. */
  readonly by: string | undefined;
  readonly reason: string | undefined;
};

/** Views are audit lines, but not decisions. */
const isView = (action: AuditAction): boolean => action.endsWith("-opened") || action.endsWith("-searched");

export const decisionsIn = (lines: readonly AuditItem[]): AuditItem[] =>
  lines.filter(({ action }) => !isView(action));

/** Current names by account id; deleted accounts are missing. */
export const readNames = async (
  table: Pick<Table, "batchGet">,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const profiles = [...new Set(userIds)].map((id) => keys.profile(id));
  const people = profiles.length === 0 ? [] : await table.batchGet(profiles, Named);
  return new Map(people.map(({ userId, fullName }) => [userId, fullName]));
};

export const showDecisions = async (
  table: Pick<Table, "batchGet">,
  lines: readonly AuditItem[],
): Promise<Decision[]> => {
  const done = decisionsIn(lines);
  const names = await readNames(
    table,
    done.map(({ by }) => by),
  );
  return done.map(({ id, at, action, by, reason }) => ({ id, at, action, by: names.get(by), reason }));
};
