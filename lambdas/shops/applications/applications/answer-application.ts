import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type {
  FollowedStoreApplication,
  StoreApplicationAnswer,
} from "#contract/shops/applications/applications.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { ApplicationsContext } from "#lambdas/shops/applications/applications-context.ts";
import { findByToken, showFollowed } from "./follow-application.ts";
import { reviewDeadline } from "./review-deadline.ts";

type Answer = Pick<StoreApplicationAnswer, "askedAt" | "answer">;

/** Returns true for a repeated answer. Throws if the question has another answer or no longer waits. */
const isRepeated = ({ state, exchange, returnedAt }: StoreApplicationItem, { askedAt, answer }: Answer) => {
  const given = exchange.find((each) => each.askedAt === askedAt)?.answer;
  if (given === answer) return true;
  if (given !== undefined) throw new ProblemError("store-application-answered");
  if (state !== "returned" || returnedAt !== askedAt) throw new ProblemError("store-application-decided");
  return false;
};

const answered = (item: StoreApplicationItem, { askedAt, answer }: Answer, now: Date) => ({
  state: "pending" as const,
  exchange: item.exchange.map((each) =>
    each.askedAt === askedAt ? { ...each, answer, answeredAt: now.toISOString() } : each,
  ),
  answerBy: reviewDeadline(now),
});

/** Moves a returned application back to the open ones. */
export const answerApplication = async (
  context: Pick<ApplicationsContext, "table" | "now" | "newId" | "codeSecret">,
  { token, askedAt, answer: typed }: StoreApplicationAnswer,
): Promise<FollowedStoreApplication> => {
  const now = context.now();
  const answer = { askedAt, answer: hidePersonalNumbers(typed, swedishDate(now)) };
  const item = await findByToken(context, token);
  if (isRepeated(item, answer)) return showFollowed(item, now);
  const change = answered(item, answer, now);
  try {
    await context.table.transact([
      update(keys.storeApplication(item.applicationId))
        .set({ ...change, gsi1pk: lists.storeApplications("open") })
        .expect("state", "returned", "store-application-decided")
        .expect("returnedAt", askedAt, "store-application-decided"),
      ...auditWrites(context, {
        subject: item.applicationId,
        by: item.applicationId,
        action: "store-application-answered",
        at: now.toISOString(),
      }),
    ]);
  } catch (error) {
    if (!failedWith(error, "store-application-decided")) throw error;
    const current = await findByToken(context, token);
    if (!isRepeated(current, answer)) throw error;
    return showFollowed(current, now);
  }
  return showFollowed({ ...item, ...change }, now);
};
