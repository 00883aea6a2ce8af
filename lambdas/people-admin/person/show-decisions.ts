import type { AuditAction } from "#contract/audit-actions.ts";
import type { PersonParts } from "#contract/people-admin-person.ts";
import type { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Named = ProfileItem.pick({ userId: true, fullName: true });

/** Who has looked stands in the audit; here stands what has been done. */
const isLook = (action: AuditAction): boolean => action.endsWith("-opened") || action.endsWith("-searched");

/** What administrators have done about someone, with the names that those have now. */
export const showDecisions = async (
  table: Pick<Table, "batchGet">,
  lines: readonly AuditItem[],
): Promise<PersonParts["decisions"]["items"]> => {
  const done = lines.filter(({ action }) => !isLook(action));
  const ids = [...new Set(done.map(({ by }) => by))];
  const profiles = ids.map((id) => keys.profile(id));
  const people = ids.length === 0 ? [] : await table.batchGet(profiles, Named);
  const names = new Map(people.map(({ userId, fullName }) => [userId, fullName]));
  return done.map(({ id, at, action, by, reason }) => ({ id, at, action, by: names.get(by), reason }));
};
