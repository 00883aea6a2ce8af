import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { ReportBug } from "#web/office/bug-report/ReportBug.tsx";
import { failureOf } from "#web/platform/api/last-failure.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import "./error-page.css";

const chunkFailure = /dynamically imported module|importing a module script|preload css/i;

function FailurePage({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation();
  const message = error instanceof Error ? error.message : String(error);
  useEffect(() => console.error(error), [error]);
  return (
    <main className="wrap" id="content">
      <div className="errpage" role="alert">
        <h1>
          {chunkFailure.test(message) ? t(($) => $.common.errors.load) : t(($) => $.common.errors.page)}
        </h1>
        <p className="muted">{message}</p>
        <div className="ways ways--apart">
          <button type="button" className="btn btn--primary" onClick={() => location.reload()}>
            {t(($) => $.common.tryAgain)}
          </button>
          <ReportBug failure={failureOf(error)} />
        </div>
      </div>
    </main>
  );
}

/** Shows a page that failed to load, crashed or does not exist. The stack is logged to the console, never shown. */
export function ErrorPage(): ReactNode {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailurePage error={error} />;
}
