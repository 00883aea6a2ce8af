import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { recentFailure } from "#web/platform/api/last-failure.ts";
import { BugReport } from "#web/office/bug-report/BugReport.tsx";
import {
  forgetPictureTakenAlong,
  pictureTakenAlong,
} from "#web/office/bug-report/page-picture/page-picture.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./bug-reports.css";

/** The path of the page before, if it was one of ours. */
const pageBefore = (): string => {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return "/";
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin ? pathname : "/";
};

/** /report-bug, for pages that cannot open the dialog. */
export function ReportBugPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bugReport.title);
  const [path] = useState(pageBefore);
  const [picture] = useState(pictureTakenAlong);
  useEffect(forgetPictureTakenAlong, []);
  usePageTitle(title);
  return (
    <main className="wrap page bugpage" id="content">
      <h1>{title}</h1>
      <BugReport
        path={path}
        failure={recentFailure()}
        drawPage={picture && (() => Promise.resolve({ file: picture, above: false, below: false }))}
      />
    </main>
  );
}
