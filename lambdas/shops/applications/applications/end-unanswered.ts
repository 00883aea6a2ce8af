import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { endOf, reminderOf } from "#lambdas/shops/answer-deadline.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import type { ApplicationsContext } from "#lambdas/shops/applications/applications-context.ts";
import { closingWrites } from "./close-application.ts";

type Context = Pick<ApplicationsContext, "table" | "now"> & {
  readonly reportFailure: (applicationId: string, error: unknown) => void;
};

const dueWrites = (item: StoreApplicationItem, now: Date) => {
  const { applicationId, returnedAt, remindedOf } = item;
  if (returnedAt === undefined) return undefined;
  if (endOf(returnedAt) <= now.toISOString()) return closingWrites(item, { state: "lapsed", closedAt: now });
  if (remindedOf === returnedAt || reminderOf(returnedAt) > now.toISOString()) return undefined;
  return [
    update(keys.storeApplication(applicationId))
      .set({ remindedOf: returnedAt })
      .expect("state", "returned", "store-application-decided")
      .expect("returnedAt", returnedAt, "store-application-decided"),
  ];
};

/** Reminds companies of unanswered questions and ends applications that stay unanswered. Returns the number of failures. */
export const endUnanswered = async (context: Context): Promise<number> => {
  const { table, now, reportFailure } = context;
  let failed = 0;
  const partition = lists.storeApplications("returned");
  const waiting = { index: "gsi1", partition, schema: StoreApplicationItem, limit: 25 } as const;
  for await (const page of pages(table, waiting))
    for (const item of page)
      try {
        const writes = dueWrites(item, now());
        if (writes !== undefined) await table.transact(writes);
      } catch (error) {
        // The applicant or an administrator was faster.
        if (failedWith(error, "store-application-decided")) continue;
        reportFailure(item.applicationId, error);
        failed += 1;
      }
  return failed;
};
