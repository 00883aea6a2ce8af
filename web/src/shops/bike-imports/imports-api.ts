import { queryOptions } from "@tanstack/react-query";
import { type BikeImport, bikeImportRoutes } from "#contract/shops/bike-imports/imports.ts";
import { type ReportedRow } from "#contract/shops/bike-imports/rows.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { readAll } from "#web/platform/api/read-all.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const bikeImports = createClient(bikeImportRoutes, { token: getAccessToken });

export const importsQuery = queryOptions({
  queryKey: queryKeys.bikeImports.list,
  queryFn: ({ signal }) => bikeImports.listBikeImports({}, { signal }),
});

/** Milliseconds. */
const pollInterval = 500;

const isWorkedOn = ({ state }: Pick<BikeImport, "state">): boolean =>
  state === "checking" || state === "registering";

/** Every poll continues the import at once; with the page closed, a job continues it. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: queryKeys.bikeImports.one(importId),
    queryFn: ({ signal }) => bikeImports.continueBikeImport({ params: { importId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWorkedOn(state.data) ? pollInterval : false,
  });

/** Reads all pages, in file order. */
export const fetchRows = (
  importId: string,
  show: "all" | "problems",
  signal: AbortSignal,
): Promise<ReportedRow[]> =>
  readAll((cursor = "0") =>
    bikeImports.listImportRows({ params: { importId }, query: { show, cursor } }, { signal }),
  );

/** `version` changes with the import's progress, so that the rows are fetched again. */
export const problemsQuery = (importId: string, version: string) =>
  queryOptions({
    queryKey: queryKeys.bikeImports.problems(importId, version),
    queryFn: ({ signal }) => fetchRows(importId, "problems", signal),
  });

export const invitationsQuery = queryOptions({
  queryKey: queryKeys.bikeImports.invitations,
  queryFn: ({ signal }) => bikeImports.getInvitations({}, { signal }),
});
