import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FoundDecision, ReceivedFoundReport } from "#contract/thefts/found-reports.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { foundReports } from "#web/thefts/find-report/found-api.ts";

/** Fetching marks the reports as seen, so never prefetch this. */
export const receivedReports = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.foundReports.received(bikeId),
    queryFn: ({ signal }) => foundReports.listReceivedFoundReports({ params: { bikeId } }, { signal }),
  });

const isOutdated = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "found-report-decided" || error.code === "found-report-not-found");

/** Reloads the list if somebody else has decided first. */
export const useFindDecision = ({ bikeId, id: reportId }: ReceivedFoundReport) => {
  const queries = useQueryClient();
  const { queryKey } = receivedReports(bikeId);
  return useMutation({
    mutationFn: (body: FoundDecision) =>
      foundReports.decideFoundReport({ params: { bikeId, reportId }, body }),
    onSuccess: (decided) =>
      queries.setQueryData(
        queryKey,
        (old) =>
          old && { items: old.items.map((item) => (item.id === reportId ? { ...item, ...decided } : item)) },
      ),
    onError: (error) => {
      if (isOutdated(error)) void queries.invalidateQueries({ queryKey });
    },
  });
};
