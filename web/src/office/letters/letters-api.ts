import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ContactState, contactCaseRoutes, contactQueueRoutes } from "#contract/office/contact-cases.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { fetchOnce } from "#web/platform/api/fetch-once.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...contactQueueRoutes, ...contactCaseRoutes }, { token: getAccessToken });

export const { takeContactCase, sortContactCase, answerContactCase, extendContactCase, closeContactCase } =
  client;

export const letterQueries = {
  list: (state: ContactState) =>
    pagedQuery(adminQueryKeys.contactCases.inState(state), (cursor, signal) =>
      client.listContactCases({ query: { state, cursor } }, { signal }),
    ),
  /** Searching and opening are logged, so they are fetched only on request. */
  found: (q: string) =>
    queryOptions({
      queryKey: adminQueryKeys.contactCases.found(q),
      queryFn: ({ signal }) => client.searchContactCases({ body: { q } }, { signal }),
      ...fetchOnce,
    }),
  one: (caseNumber: string) =>
    queryOptions({
      queryKey: adminQueryKeys.contactCases.one(caseNumber),
      queryFn: ({ signal }) => client.openContactCase({ params: { caseNumber } }, { signal }),
      ...fetchOnce,
    }),
};

/** Refetches after errors too, because the case may have changed. */
export const useCaseAct = <Input>(caseNumber: string, act: (input: Input) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminQueryKeys.contactCases.one(caseNumber) }),
        queries.invalidateQueries({ queryKey: adminQueryKeys.contactCases.lists }),
      ]),
  });
};
