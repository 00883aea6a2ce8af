import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { IdentityDecision, OpenedIdentityReview } from "#contract/people/identity-reviews.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { decide, reviewQueries } from "./queries.ts";

const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === "personal-number-taken") return t(($) => $.identityReviews.taken);
  return code === "forbidden" ? t(($) => $.identityReviews.own) : failureText(error);
};

/** Someone else decided first, or the request lapsed; the page reloads it. */
const isOutdated = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "identity-review-decided" || error.code === "identity-review-not-found");

export const useDecision = ({ id }: OpenedIdentityReview, onReopen: () => void) => {
  const toast = useToast();
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
      toast.error(failureText(refused));
      onReopen();
      refreshList();
    },
  });
  return { decide: mutate, isDeciding: isPending, refusal: useRefusal(error) };
};
