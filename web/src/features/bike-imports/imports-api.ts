import { queryOptions } from "@tanstack/react-query";
import { type BikeImport, bikeImportRoutes } from "#contract/bike-imports/imports.ts";
import { type ReportedRow } from "#contract/bike-imports/rows.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const bikeImports = createClient(bikeImportRoutes, { token: getAccessToken });

export const importsQuery = queryOptions({
  queryKey: queryKeys.bikeImports.list,
  queryFn: ({ signal }) => bikeImports.listBikeImports({}, { signal }),
});

/** Milliseconds between two looks at a list that is worked on. */
const pace = 500;

const isWorkedOn = ({ state }: Pick<BikeImport, "state">): boolean =>
  state === "checking" || state === "registering";

/** A list as it is now. Looking at it takes it further, so nobody waits for the clock; with the page closed it goes on by itself. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: queryKeys.bikeImports.one(importId),
    queryFn: ({ signal }) => bikeImports.continueBikeImport({ params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isWorkedOn(state.data) ? pace : false),
  });

/** All rows of a list that can be told of, in their order. */
export const fetchRows = async (
  importId: string,
  show: "all" | "problems",
  signal: AbortSignal,
): Promise<ReportedRow[]> => {
  const rows: ReportedRow[] = [];
  let cursor: string | undefined = "0";
  while (cursor !== undefined) {
    const page: { items: ReportedRow[]; cursor?: string | undefined } = await bikeImports.listImportRows(
      { params: { importId }, query: { show, cursor } },
      { signal },
    );
    rows.push(...page.items);
    cursor = page.cursor;
  }
  return rows;
};

/** `version`: of a list that has got further, what has become of its rows is asked again. */
export const problemsQuery = (importId: string, version: string) =>
  queryOptions({
    queryKey: queryKeys.bikeImports.problems(importId, version),
    queryFn: ({ signal }) => fetchRows(importId, "problems", signal),
  });

export const invitationsQuery = queryOptions({
  queryKey: queryKeys.bikeImports.invitations,
  queryFn: ({ signal }) => bikeImports.getInvitations({}, { signal }),
});
