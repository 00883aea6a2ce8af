import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Corrections } from "./corrections/Corrections.tsx";
import { Reports } from "./reports/Reports.tsx";
import { Reviews } from "./reviews/Reviews.tsx";
import { tabIn, tabs } from "./tabs.ts";
import "./bike-admin.css";

const contents = { reports: Reports, reviews: Reviews, corrections: Corrections };

/** /admin-recovery-reports: what people say of bikes, and an administrator decides about. */
export function RecoveryReportsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const tab = tabIn(parameters);
  const title = t(($) => $.bikeAdmin.title);
  usePageTitle(title);
  const Content = contents[tab];
  return (
    <main className="wrap bikeadmin" id="content">
      <h1>{title}</h1>
      <LinkTabs
        label={title}
        shown={tab}
        tabs={tabs.map((id) => ({
          id,
          text: t(($) => $.bikeAdmin.tabs[id]),
          to: id === "reports" ? "" : `tab=${id}`,
        }))}
      />
      <p className="muted">{t(($) => $.bikeAdmin.lead[tab])}</p>
      <Content />
    </main>
  );
}
