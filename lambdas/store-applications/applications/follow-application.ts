import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { FollowedStoreApplication } from "#contract/store-applications/applications.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { applicationIn, isTokenOf } from "#lambdas/shared/tokens/store-application-links.ts";
import type { ApplicationsContext } from "../applications-context.ts";

type Context = Pick<ApplicationsContext, "table" | "now" | "codeSecret">;

/** The day by which it should have been answered has passed. */
export const isLate = ({ state, answerBy }: StoreApplicationItem, now: Date): boolean =>
  state === "pending" && isoDate(swedishDate(now)) > answerBy;

export const showFollowed = (item: StoreApplicationItem, now: Date): FollowedStoreApplication => ({
  company: item.company.name,
  state: item.state,
  sentAt: item.sentAt,
  answerBy: item.answerBy,
  late: isLate(item, now),
  closedAt: item.closedAt,
  reason: item.reason,
});

/** The application that a link was given for. */
export const findByToken = async (
  { table, codeSecret }: Pick<Context, "table" | "codeSecret">,
  token: string,
): Promise<StoreApplicationItem> => {
  const item = await table.get(keys.storeApplication(applicationIn(token)), StoreApplicationItem);
  if (!item || !isTokenOf(codeSecret, token, item)) throw new ProblemError("store-application-not-found");
  return item;
};

/** How an application stands. Mail programs may look at it as often as they like. */
export const readApplication = async (context: Context, token: string): Promise<FollowedStoreApplication> =>
  showFollowed(await findByToken(context, token), context.now());
