import { infiniteQueryOptions } from "@tanstack/react-query";
import { type AuditLine, auditRoutes } from "#contract/audit.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import type { AuditFilters } from "./audit-filters.ts";

const client = createClient(auditRoutes, { token: getAccessToken });

type Cursor = string | undefined;

/** Looking is written down, so it is asked only when someone asks. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.audit.lines(filters),
    queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.searchAudit({ body: { ...filters, cursor } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }: { readonly cursor?: Cursor }): Cursor => cursor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    retry: false,
  });

const pageSize = 50;
/** More is looked for with narrower filters. */
export const mostExported = 5000;

/** Every line that is sought, page by page, up to the most that one file holds. */
export const allLines = async (filters: AuditFilters): Promise<{ lines: AuditLine[]; isWhole: boolean }> => {
  const lines: AuditLine[] = [];
  let cursor: Cursor;
  do {
    const page = await client.searchAudit({ body: { ...filters, cursor, limit: pageSize } });
    lines.push(...page.items);
    ({ cursor } = page);
  } while (cursor !== undefined && lines.length < mostExported);
  return { lines, isWhole: cursor === undefined };
};
