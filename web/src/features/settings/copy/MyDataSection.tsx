import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { copyQuery } from "./copy-api.ts";
import { CopySteps } from "./CopySteps.tsx";
import "./copy.css";

function Content(): ReactNode {
  const { t } = useTranslation();
  const { data: copy, isError, refetch } = useQuery(copyQuery);
  if (copy !== undefined) return <CopySteps copy={copy} />;
  if (!isError) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <Outcome failure={t(($) => $.settings.myData.loadFailed)} />
      <div className="settings__actions">
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    </>
  );
}

/** Has all that is kept about someone gathered, and gives it to them. */
export function MyDataSection(): ReactNode {
  const { t } = useTranslation();
  const holds = t(($) => $.settings.myData.holds, { returnObjects: true });
  return (
    <>
      <p>{t(($) => $.settings.myData.lead)}</p>
      <ul className="copy__holds">
        {holds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="settings__part">
        <Content />
      </div>
    </>
  );
}
