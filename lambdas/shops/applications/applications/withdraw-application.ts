import type { FollowedStoreApplication } from "#contract/shops/applications/applications.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { ApplicationsContext } from "#lambdas/shops/applications/applications-context.ts";
import { closingWrites } from "./close-application.ts";
import { findByToken, showFollowed } from "./follow-application.ts";

/** Withdraws an open application; repeating it changes nothing. */
export const withdrawApplication = async (
  context: Pick<ApplicationsContext, "table" | "now" | "codeSecret">,
  token: string,
): Promise<FollowedStoreApplication> => {
  const item = await findByToken(context, token);
  const closedAt = context.now();
  if (item.state === "withdrawn") return showFollowed(item, closedAt);
  try {
    await context.table.transact(closingWrites(item, { state: "withdrawn", closedAt }));
  } catch (error) {
    if (!failedWith(error, "store-application-decided")) throw error;
    // A repeated request also succeeds.
    const now = await findByToken(context, token);
    if (now.state !== "withdrawn") throw error;
    return showFollowed(now, closedAt);
  }
  return showFollowed({ ...item, state: "withdrawn", closedAt: closedAt.toISOString() }, closedAt);
};
