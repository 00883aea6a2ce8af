import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import type { AuditFilters } from "./audit-filters.ts";
import { AuditForm } from "./AuditForm.tsx";
import { AuditRow } from "./AuditRow.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { auditQuery } from "./queries.ts";
import "./audit.css";

function Lines({ filters }: { filters: AuditFilters }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(auditQuery(filters));
  const { empty, emptyText } = t(($) => $.audit, { returnObjects: true, skipInterpolation: true });
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

/** /admin-audit: who looked at or changed what. Looking is written down as well. */
export function AuditPage(): ReactNode {
  const { t } = useTranslation();
  const [filters, seek] = useState<AuditFilters>({});
  const { title, lead } = t(($) => $.audit, { returnObjects: true, skipInterpolation: true });
  usePageTitle(title);
  return (
    <main className="wrap audit" id="content">
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
