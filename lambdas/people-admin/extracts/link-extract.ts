import { isFetchable, isInvolved } from "./show-extracts.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type LinkContext = Pick<PeopleAdminContext, "table" | "system"> & {
  /** Signs a link to the file for an authority. */
  readonly signExtract: (named: { userId: string; extractId: string }) => Promise<string>;
};
type Wanted = { readonly adminId: string; readonly accountId: string; readonly extractId: string };

/** Opens the file for one of the two who have decided on it. That they did is written down before they get it. */
export const linkExtract = async (
  context: LinkContext,
  { adminId, accountId, extractId }: Wanted,
): Promise<{ url: string }> => {
  const { table, system } = context;
  const now = system.now();
  const item = await table.get(keys.extract(accountId, extractId), ExtractItem);
  if (!item || accountId === adminId || !isFetchable(item, now)) throw new ProblemError("extract-not-ready");
  if (!isInvolved(item, adminId)) throw new ProblemError("extract-not-yours");
  const at = now.toISOString();
  await table.transact([
    update(keys.extract(accountId, extractId))
      .set({ fetchedAt: at })
      .expect("state", "made", "extract-not-ready"),
    ...auditWrites(system, {
      subject: extractId,
      person: accountId,
      by: adminId,
      action: "extract-opened",
      at,
      reason: `${item.authority}, ${item.caseNumber}`,
    }),
  ]);
  return { url: await context.signExtract({ userId: accountId, extractId }) };
};
