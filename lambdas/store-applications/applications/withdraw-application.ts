import type { FollowedStoreApplication } from "#contract/store-applications/applications.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { ApplicationsContext } from "../applications-context.ts";
import { closingWrites } from "./close-application.ts";
import { findByToken, showFollowed } from "./follow-application.ts";

/** Takes an application back that nobody has decided on. One that was taken back stays so. */
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
    // A press that came twice.
    const now = await findByToken(context, token);
    if (now.state !== "withdrawn") throw error;
    return showFollowed(now, closedAt);
  }
  return showFollowed({ ...item, state: "withdrawn", closedAt: closedAt.toISOString() }, closedAt);
};
