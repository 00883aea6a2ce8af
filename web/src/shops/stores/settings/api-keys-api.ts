import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { apiKeyRoutes } from "#contract/shops/api-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const apiKeysClient = createClient(apiKeyRoutes, { token: getAccessToken });

export const apiKeysQuery = queryOptions({
  queryKey: queryKeys.ownStore.apiKeys,
  queryFn: ({ signal }) => apiKeysClient.listApiKeys({}, { signal }),
});

/** Loads the list again after a success and after a failure, which another owner's change may have caused. */
export const useKeyChange = <Input, Result>(
  change: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
) => {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
  return { change: mutate, busy: isPending, reset, failure: error === null ? undefined : failureText(error) };
};
