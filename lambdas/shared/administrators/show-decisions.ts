import type { AuditAction } from "#contract/audit-actions.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Named = ProfileItem.pick({ userId: true, fullName: true });

export type Decision = {
  readonly id: string;
  readonly at: string;
  readonly action: AuditAction;
  /** Who did it, with the name that their account has now. */
  readonly by: string | undefined;
  readonly reason: string | undefined;
};

/** Who has looked stands in the audit. */
const isLook = (action: AuditAction): boolean => action.endsWith("-opened") || action.endsWith("-searched");

/** What has been done among what was written down, without who has only looked. */
export const decisionsIn = (lines: readonly AuditItem[]): AuditItem[] =>
  lines.filter(({ action }) => !isLook(action));

/** The names that these accounts have now, as far as they are still there. */
export const readNames = async (
  table: Pick<Table, "batchGet">,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const profiles = [...new Set(userIds)].map((id) => keys.profile(id));
  const people = profiles.length === 0 ? [] : await table.batchGet(profiles, Named);
  return new Map(people.map(({ userId, fullName }) => [userId, fullName]));
};

/** What administrators have done, with the names that those have now. */
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
