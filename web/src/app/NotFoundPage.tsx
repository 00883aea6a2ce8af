import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { ReportBug } from "#web/office/bug-report/ReportBug.tsx";
import "./error-page.css";

const notFound = { error: "404" };

export function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(t(($) => $.common.notFound.title));
  // Logs the path only, because a query may hold personal data.
  useEffect(() => console.error(`Unknown route ${pathname}`), [pathname]);
  return (
    <main className="wrap errpage" id="content">
      <p className="errpage__number">404</p>
      <h1>{t(($) => $.common.notFound.title)}</h1>
      <p className="muted">{t(($) => $.common.notFound.text)}</p>
      <div className="ways ways--apart">
        <a className="btn btn--primary" href="/">
          {t(($) => $.common.notFound.home)}
        </a>
        <ReportBug failure={notFound} />
      </div>
    </main>
  );
}
