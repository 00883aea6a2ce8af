import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { FoundDecision, ReceivedFoundReport } from "#contract/found-reports.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { foundReports } from "#web/shared/found-reports/found-api.ts";

/** What others have reported of one's own bike. Fetched, it counts as read: nothing may fetch it ahead. */
export const receivedReports = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.foundReports.received(bikeId),
    queryFn: ({ signal }) => foundReports.listReceivedFoundReports({ params: { bikeId } }, { signal }),
  });

const isOutdated = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "found-report-decided" || error.code === "found-report-not-found");

/** Decides about one report. Where someone was faster, the list shows how it stands. */
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
