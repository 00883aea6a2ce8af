import { queryOptions } from "@tanstack/react-query";
import { numberReportRoutes } from "#contract/number-reports.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";

/** A person who holds the paper may ask. */
const client = createClient(numberReportRoutes, { token: async () => undefined });

export const reportQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: queryKeys.numberReports.one(number, code),
    queryFn: ({ signal }) => client.checkNumberReport({ params: { number, code } }, { signal }),
  });
