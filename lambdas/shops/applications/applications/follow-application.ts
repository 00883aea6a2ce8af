import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { FollowedStoreApplication } from "#contract/shops/applications/applications.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { endOf } from "#lambdas/shops/answer-deadline.ts";
import { applicationIn, isTokenOf } from "#lambdas/shops/store-application-links.ts";
import type { ApplicationsContext } from "#lambdas/shops/applications/applications-context.ts";

type Context = Pick<ApplicationsContext, "table" | "now" | "codeSecret">;

export const isLate = ({ state, answerBy }: StoreApplicationItem, now: Date): boolean =>
  state === "pending" && isoDate(swedishDate(now)) > answerBy;

const waitingQuestion = ({ state, exchange }: StoreApplicationItem): FollowedStoreApplication["question"] => {
  const last = exchange.at(-1);
  return state === "returned" && last
    ? { text: last.question, askedAt: last.askedAt, endsAt: endOf(last.askedAt) }
    : undefined;
};

export const showFollowed = (item: StoreApplicationItem, now: Date): FollowedStoreApplication => ({
  company: item.company.name,
  state: item.state,
  sentAt: item.sentAt,
  answerBy: item.answerBy,
  late: isLate(item, now),
  closedAt: item.closedAt,
  reason: item.reason,
  question: waitingQuestion(item),
});

export const findByToken = async (
  { table, codeSecret }: Pick<Context, "table" | "codeSecret">,
  token: string,
): Promise<StoreApplicationItem> => {
  const item = await table.get(keys.storeApplication(applicationIn(token)), StoreApplicationItem);
  if (!item || !isTokenOf(codeSecret, token, item)) throw new ProblemError("store-application-not-found");
  return item;
};

/** Changes nothing, so link scanners of mail programs do no harm. */
export const readApplication = async (context: Context, token: string): Promise<FollowedStoreApplication> =>
  showFollowed(await findByToken(context, token), context.now());
