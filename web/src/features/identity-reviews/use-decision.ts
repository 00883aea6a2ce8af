import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { IdentityDecision, OpenedIdentityReview } from "#contract/identity-reviews.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { decide, reviewQueries } from "./queries.ts";

const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === "personal-number-taken") return t(($) => $.identityReviews.taken);
  return code === "forbidden" ? t(($) => $.identityReviews.own) : failureText(error);
};

/** Someone else was faster, or the time was up: the page shows how it stands instead. */
const isOutdated = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "identity-review-decided" || error.code === "identity-review-not-found");

export const useDecision = ({ id }: OpenedIdentityReview, onReopen: () => void) => {
  const queries = useQueryClient();
  const refreshList = () =>
    void queries.invalidateQueries({ queryKey: adminQueryKeys.identityReviews.waiting });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: IdentityDecision) => decide(id, decision),
    onSuccess: (decided) => {
      queries.setQueryData(reviewQueries.byId(id).queryKey, decided);
      refreshList();
    },
    onError: (refused) => {
      if (!isOutdated(refused)) return;
      onReopen();
      refreshList();
    },
  });
  return { decide: mutate, isDeciding: isPending, refusal: useRefusal(error) };
};
