import type { CaseClaim } from "#contract/todo.ts";
import type { CaseClaimItem } from "#lambdas/shared/table/items/case-claim.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Named = ProfileItem.pick({ userId: true, fullName: true });

/** A claim without a name. */
export const ownClaim = ({ queue, caseId, by, until }: CaseClaimItem, adminId: string): CaseClaim => ({
  queue,
  caseId,
  mine: by === adminId,
  until,
});

/** Claims with the names that administrators have by now. */
export const showClaims = async (
  table: Pick<Table, "batchGet">,
  adminId: string,
  claims: readonly CaseClaimItem[],
): Promise<CaseClaim[]> => {
  const people = [...new Set(claims.map(({ by }) => by))];
  const profiles =
    people.length === 0
      ? []
      : await table.batchGet(
          people.map((id) => keys.profile(id)),
          Named,
        );
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  return claims.map((claim) => ({ ...ownClaim(claim, adminId), by: names.get(claim.by) }));
};
