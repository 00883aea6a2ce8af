import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { AlertItem } from "#lambdas/ads/items/alert.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Reads the caller's alert. Throws `alert-not-found` for another person's or a deleted one. */
export const readOwnAlert = async (
  table: Pick<Table, "get">,
  userId: string,
  alertId: string,
): Promise<AlertItem> => {
  const alert = await table.get(keys.alert(userId, alertId), AlertItem);
  if (!alert || alert.deletedAt !== undefined) throw new ProblemError("alert-not-found");
  return alert;
};
