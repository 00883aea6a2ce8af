import { isFetchable, isInvolved } from "./show-extracts.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type LinkContext = Pick<PeopleAdminContext, "table" | "system"> & {
  readonly signExtract: (named: { userId: string; extractId: string }) => Promise<string>;
};
type ExtractKey = { readonly adminId: string; readonly accountId: string; readonly extractId: string };

/** Only for requester and approver; logged before they get the link. */
export const linkExtract = async (
  context: LinkContext,
  { adminId, accountId, extractId }: ExtractKey,
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
