import { queryOptions } from "@tanstack/react-query";
import { type QuestionState, sellerQuestionRoutes } from "#contract/checks/seller-questions.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const api = createClient(sellerQuestionRoutes, { token: getAccessToken });

export const sellerPath = "/seller-question";

type NewQuestion = { frameNumber: string; town: string | undefined; listingId: string | undefined };

export const askSeller = async (question: NewQuestion) => {
  const challenge = await work(await api.getQuestionChallenge());
  return api.askSeller({ body: { ...question, challenge } });
};

/** A confirmation can still be voided by a change of the bike, until it expires. */
const mayChange = (state: QuestionState | undefined): boolean =>
  state === undefined || state === "open" || state === "confirmed";

/** Also true of a malformed token. */
export const isNone = (error: Error | null): boolean =>
  error instanceof ProblemError &&
  (error.code === "seller-question-not-found" || error.code === "invalid-request");

/** In milliseconds: after a failure, and the longest pause. */
const patience = 10_000;

/** Grows from two seconds to ten in about ten minutes. */
const pollAfter = (answers: number, error: Error | null): number =>
  error === null ? Math.min(2000 + answers * 50, patience) : patience;

/** Polls while the page is visible, until nothing can change. */
export const askerQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.sellerQuestions.asked(token),
    queryFn: ({ signal }) => api.readAskedQuestion({ body: { token } }, { signal }),
    enabled: token !== "",
    retry: false,
    refetchInterval: ({ state }) =>
      mayChange(state.data?.state) && !isNone(state.error)
        ? pollAfter(state.dataUpdateCount, state.error)
        : false,
  });

export const openedQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.sellerQuestions.opened(token),
    queryFn: ({ signal }) => api.openSellerQuestion({ body: { token } }, { signal }),
    enabled: token !== "",
    retry: false,
  });

export const questionToSellerQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.sellerQuestions.toSeller(token),
    queryFn: ({ signal }) => api.readSellerQuestion({ body: { token } }, { signal }),
    retry: false,
  });

export const answerQuestion = (token: string, answer: "yes" | "no") =>
  api.answerSellerQuestion({ body: { token, answer } });
