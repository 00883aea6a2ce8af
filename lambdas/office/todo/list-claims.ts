import type { CaseClaim } from "#contract/office/todo.ts";
import { CaseClaimItem } from "#lambdas/platform/table/items/case-claim.ts";
import { caseClaimPartition } from "#lambdas/platform/table/todo-keys.ts";
import { showClaims } from "./show-claims.ts";
import type { TodoContext } from "./todo-context.ts";

/** More than administrators can have at once. */
const maxClaims = 100;

export const listClaims = async (
  { table, system }: Pick<TodoContext, "table" | "system">,
  adminId: string,
): Promise<{ items: CaseClaim[] }> => {
  const now = system.now().toISOString();
  const query = { partition: caseClaimPartition(), schema: CaseClaimItem, limit: maxClaims };
  const { items } = await table.query(query);
  return {
    items: await showClaims(
      table,
      adminId,
      items.filter(({ until }) => until > now),
    ),
  };
};
