import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** An alert of the caller. Someone else's is as good as none, and so is one that was deleted. */
export const readOwnAlert = async (
  table: Pick<Table, "get">,
  userId: string,
  alertId: string,
): Promise<AlertItem> => {
  const alert = await table.get(keys.alert(userId, alertId), AlertItem);
  if (!alert || alert.deletedAt !== undefined) throw new ProblemError("alert-not-found");
  return alert;
};
