import { fetchOnce } from "#web/platform/api/fetch-once.ts";
import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { SearchX, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { type AuditLine, auditRoutes } from "#contract/office/audit.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import type { AuditAction } from "#contract/platform/audit-actions.ts";
import { toCsv } from "#contract/platform/csv.ts";
import type { AuditFilters } from "./audit-filters.ts";
import { AuditForm } from "./AuditForm.tsx";
import { AuditRow } from "./AuditRow.tsx";
import "./audit.css";

const client = createClient(auditRoutes, { token: getAccessToken });

/** Never refetches by itself, because each request is logged. */
const auditQuery = (filters: AuditFilters) => ({
  ...pagedQuery(adminQueryKeys.audit.lines(filters), (cursor, signal) =>
    client.searchAudit({ body: { ...filters, cursor } }, { signal }),
  ),
  ...fetchOnce,
});

const pageSize = 50;
/** Larger exports need narrower filters. */
const maxExported = 5000;

const allLines = async (filters: AuditFilters): Promise<{ lines: AuditLine[]; isWhole: boolean }> => {
  const lines: AuditLine[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.searchAudit({ body: { ...filters, cursor, limit: pageSize } });
    lines.push(...page.items);
    ({ cursor } = page);
  } while (cursor !== undefined && lines.length < maxExported);
  return { lines, isWhole: cursor === undefined };
};

type Words = {
  readonly columns: readonly string[];
  readonly actions: Readonly<Record<AuditAction, string>>;
};

/** Includes ids, because names change and are not unique. */
const auditCsv = (lines: readonly AuditLine[], { columns, actions }: Words): string =>
  toCsv([
    columns,
    ...lines.map(({ at, by, action, person, bike, subject, reason, search }) => [
      at,
      by.id,
      by.name ?? "",
      action,
      actions[action],
      person?.id ?? "",
      person?.name ?? "",
      bike?.id ?? "",
      bike?.frameNumber ?? "",
      subject,
      reason ?? "",
      search === undefined ? "" : JSON.stringify(search),
    ]),
  ]);

function ExportButton({ filters }: { filters: AuditFilters }): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const texts = useTexts(($) => $.audit);
  const { mutate, isPending } = useMutation({
    mutationFn: () => allLines(filters),
    onSuccess: ({ lines, isWhole }) => {
      saveFile(
        "cykelregistret-logg.csv",
        new Blob([auditCsv(lines, texts)], { type: "text/csv;charset=utf-8" }),
      );
      if (!isWhole) toast.error(t(($) => $.audit.exportCut, { count: maxExported }));
    },
    onError: (error) => toast.error(failureText(error)),
  });
  return (
    <button
      type="button"
      className="btn btn--ghost"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <Download size={18} aria-hidden="true" />
      {isPending ? texts.exporting : texts.export}
    </button>
  );
}

function Lines({ filters }: { filters: AuditFilters }): ReactNode {
  const query = useInfiniteQuery(auditQuery(filters));
  const { empty, emptyText } = useTexts(($) => $.audit);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={SearchX} title={empty} text={emptyText} />}
      keyOf={({ id }) => id}
    >
      {(line) => <AuditRow line={line} />}
    </PagedList>
  );
}

/** /admin-audit. Each search is logged as well. */
export function AuditPage(): ReactNode {
  const [filters, seek] = useState<AuditFilters>({});
  const { title, lead } = useTexts(($) => $.audit);
  usePageTitle(title);
  return (
    <main className="wrap page" id="content">
      <header className="audit__head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{lead}</p>
        </div>
        <ExportButton filters={filters} />
      </header>
      <AuditForm onSeek={seek} />
      <Lines filters={filters} />
    </main>
  );
}
