import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type {
  OpenedStoreApplication,
  StoreApplicationDecision,
} from "#contract/shops/applications/decisions.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { decide, invite, requestQueries } from "./queries.ts";

/** After a failure it reloads the request, which another administrator may have decided. */
export const useDecision = ({ id, contact }: OpenedStoreApplication) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = requestQueries.one(id);
  const settle = {
    onSuccess: (now: OpenedStoreApplication) => {
      queries.setQueryData(queryKey, now);
      void queries.invalidateQueries({ queryKey: adminQueryKeys.storeApplications.lists });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  };
  const deciding = useMutation({
    mutationFn: (decision: StoreApplicationDecision) => decide(id, decision),
    ...settle,
  });
  const inviting = useMutation({ mutationFn: () => invite(id), ...settle });
  const why = (error: Error | null): string | undefined => {
    if (error === null) return undefined;
    return error instanceof ProblemError && error.code === "email-taken"
      ? t(($) => $.storeRequests.emailTaken, { email: contact.email })
      : failureText(error);
  };
  return { deciding, inviting, why };
};
