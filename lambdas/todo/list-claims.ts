import type { CaseClaim } from "#contract/todo.ts";
import { CaseClaimItem } from "#lambdas/shared/table/items/case-claim.ts";
import { caseClaimPartition } from "#lambdas/shared/table/todo-keys.ts";
import { showClaims } from "./show-claims.ts";
import type { TodoContext } from "./todo-context.ts";

/** More than administrators can have at once. */
const most = 100;

/** Which cases are someone's now. */
export const listClaims = async (
  { table, system }: Pick<TodoContext, "table" | "system">,
  adminId: string,
): Promise<{ items: CaseClaim[] }> => {
  const now = system.now().toISOString();
  const query = { partition: caseClaimPartition(), schema: CaseClaimItem, limit: most };
  const { items } = await table.query(query);
  return {
    items: await showClaims(
      table,
      adminId,
      items.filter(({ until }) => until > now),
    ),
  };
};
