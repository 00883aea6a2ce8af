import type { CaseClaim } from "#contract/office/todo.ts";
import type { CaseClaimItem } from "#lambdas/platform/table/items/case-claim.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const AdministratorName = ProfileItem.pick({ userId: true, fullName: true });

/** Without the administrator's name. */
export const ownClaim = ({ queue, caseId, by, until }: CaseClaimItem, adminId: string): CaseClaim => ({
  queue,
  caseId,
  mine: by === adminId,
  until,
});

/** Adds the administrators' present names. */
export const showClaims = async (
  table: Pick<Table, "batchGet">,
  adminId: string,
  claims: readonly CaseClaimItem[],
): Promise<CaseClaim[]> => {
  const profiles = await table.batchGet(
    claims.map(({ by }) => keys.profile(by)),
    AdministratorName,
  );
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  return claims.map((claim) => ({ ...ownClaim(claim, adminId), by: names.get(claim.by) }));
};
