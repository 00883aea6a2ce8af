import type { FoundDecision, FoundReportForm } from "#contract/thefts/found-reports.ts";
import { decideFoundReport } from "#lambdas/thefts/finds/decide-found-report.ts";
import { listOwnReports } from "#lambdas/thefts/finds/list-own-reports.ts";
import { listReceivedReports } from "#lambdas/thefts/finds/list-received-reports.ts";
import { reportFound } from "#lambdas/thefts/finds/report-found.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aTown } from "#tests/lambdas/thefts/reports/context.ts";

export const aForm = (over: Partial<FoundReportForm> = {}): FoundReportForm => ({
  location: "Utanför Folkets park",
  description: "Låset är kvar",
  contact: "070-123 45 67",
  ...over,
});

export const day = 24 * 60 * 60 * 1000;

/** A town where people report each other's bikes found. Anna owns, Bo and Cilla find. */
export const aTownOfFinders = async () => {
  const town = await aTown();
  const context = { table: await town.inRole("found-reports"), system: town.system, cursorSecret: "secret" };
  for (const userId of ["anna", "bo", "cilla"])
    await town.person(userId, { email: `${userId}@example.se`, identityLevel: 2 });
  return {
    ...town,
    context,
    bikesContext: town.context,
    find: (bikeId: string, userId = "bo", form = aForm(), idempotencyKey = town.key()) =>
      reportFound(context, { userId, bikeId, idempotencyKey, form }),
    decide: (bikeId: string, reportId: string, decision: FoundDecision["decision"], userId = "anna") =>
      decideFoundReport(context, { userId, bikeId, reportId, decision: { decision } }),
    received: (bikeId: string, userId = "anna") => listReceivedReports(context, userId, bikeId),
    own: async (userId = "bo") => (await listOwnReports(context, userId, { limit: 20 })).items,
    points: async (userId: string) => (await town.table.get(keys.balance(userId), BalanceItem))?.points ?? 0,
  };
};
export type TownOfFinders = Awaited<ReturnType<typeof aTownOfFinders>>;
