import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { emailDecisionRoutes, emailRequestRoutes } from "#contract/office/email-request-acts.ts";
import { extractRoutes } from "#contract/office/extract-acts.ts";
import type { Person, PersonPart, PersonParts } from "#contract/office/people-admin-person.ts";
import { peopleAdminRoutes } from "#contract/office/people-admin.ts";
import { type AccessCase, accessRoutes } from "#contract/office/person-access.ts";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { fetchOnce } from "#web/platform/api/fetch-once.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const { adjustPoints: adjust } = campaignRoutes;
const client = createClient(
  {
    ...peopleAdminRoutes,
    openAccess: accessRoutes.openAccess,
    ...extractRoutes,
    ...emailRequestRoutes,
    ...emailDecisionRoutes,
    adjustPoints: adjust,
  },
  { token: getAccessToken },
);

export const { adjustPoints, signPersonOut, lockPerson, unlockPerson, closePerson, sendMailAgain } = client;
export const { openAccess } = client;
export const { askForEmailChange, decideEmailChange } = client;
export const { askForExtract, decideExtract, linkExtract, checkExtract } = client;

export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: adminQueryKeys.people.found(q),
    queryFn: ({ signal }) => client.searchPeople({ body: { q } }, { signal }),
    ...fetchOnce,
  });

export const needsReason = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === "access-reason-needed";

/** Opens the person by the case that led to the page; anything else needs a reason. */
export const personQuery = (accountId: string, from?: AccessCase) =>
  queryOptions({
    queryKey: adminQueryKeys.people.one(accountId),
    queryFn: async ({ signal }) => {
      if (from) await openAccess({ body: { accountId, ground: from } }, { signal }).catch(() => undefined);
      return client.openPerson({ params: { accountId } }, { signal });
    },
    ...fetchOnce,
    gcTime: 0,
  });

type Cursor = string | undefined;
type Page<Row> = { readonly items: readonly Row[]; readonly cursor?: Cursor };

type Parts = { readonly [Part in PersonPart]?: PersonParts[Part] | undefined };

/** Selects one list from a response that can hold several. */
export type PickList<Row> = (parts: Parts) => Page<Row> | undefined;

const pageIn = <Row>(parts: Parts, pick: PickList<Row>): Page<Row> => {
  const page = pick(parts);
  if (page === undefined) throw new Error("Another list was answered");
  return page;
};

type List<Row> = { readonly part: PersonPart; readonly pick: PickList<Row>; readonly openedAt: number };

/** Starts with the page that came with the person. `openedAt` separates the cursors of each opening. */
export const partQuery = <Row>({ id, parts }: Person, { part, pick, openedAt }: List<Row>) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.people.part(id, part, openedAt),
    queryFn: async ({ pageParam: cursor = "", signal }: { pageParam: Cursor; signal: AbortSignal }) => {
      const input = { params: { accountId: id }, query: { part, cursor } };
      return pageIn(await client.listMoreOfPerson(input, { signal }), pick);
    },
    initialData: { pages: [pageIn(parts, pick)], pageParams: [undefined] },
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }: Page<Row>): Cursor => cursor,
    ...fetchOnce,
  });
