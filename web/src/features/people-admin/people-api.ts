import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { emailDecisionRoutes, emailRequestRoutes } from "#contract/email-request-acts.ts";
import { extractRoutes } from "#contract/extract-acts.ts";
import type { Person, PersonPart, PersonParts } from "#contract/people-admin-person.ts";
import { peopleAdminRoutes } from "#contract/people-admin.ts";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { onceAsked } from "#web/api/once-asked.ts";
import { getAccessToken } from "#web/auth/session.ts";

const { adjustPoints: adjust } = campaignRoutes;
const client = createClient(
  {
    ...peopleAdminRoutes,
    ...extractRoutes,
    ...emailRequestRoutes,
    ...emailDecisionRoutes,
    adjustPoints: adjust,
  },
  { token: getAccessToken },
);

export const { adjustPoints, signPersonOut, lockPerson, unlockPerson, closePerson, sendMailAgain } = client;
export const { askForEmailChange, decideEmailChange } = client;
export const { askForExtract, decideExtract, linkExtract, checkExtract } = client;

export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: adminQueryKeys.people.found(q),
    queryFn: ({ signal }) => client.searchPeople({ body: { q } }, { signal }),
    ...onceAsked,
  });

export const personQuery = (accountId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.people.one(accountId),
    queryFn: ({ signal }) => client.openPerson({ params: { accountId } }, { signal }),
    ...onceAsked,
    gcTime: 0,
  });

type Cursor = string | undefined;
type Page<Row> = { readonly items: readonly Row[]; readonly cursor?: Cursor };

type Parts = { readonly [Part in PersonPart]?: PersonParts[Part] | undefined };

/** Takes one list out of an answer that can hold all. */
export type PickList<Row> = (parts: Parts) => Page<Row> | undefined;

const pageIn = <Row>(parts: Parts, pick: PickList<Row>): Page<Row> => {
  const page = pick(parts);
  if (page === undefined) throw new Error("Another list was answered");
  return page;
};

type List<Row> = { readonly part: PersonPart; readonly pick: PickList<Row>; readonly openedAt: number };

/** One list of a person, which begins with what came with them. `openedAt` tells the openings apart: each gives cursors of its own. */
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
    ...onceAsked,
  });
