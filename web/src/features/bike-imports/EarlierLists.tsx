import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { importsQuery } from "./imports-api.ts";

function Lists(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data, error, isFetching, refetch } = useQuery(importsQuery);
  if (data === undefined && (error === null || isFetching)) return <Skeleton of={["block"]} />;
  if (data === undefined)
    return (
      <FetchFailure
        title={t(($) => $.storeImport.list.failed)}
        text={error === null ? "" : failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data.items.length === 0) return <p className="muted">{t(($) => $.storeImport.earlier.none)}</p>;
  return (
    <ul className="importrows">
      {data.items.map(({ id, fileName, createdAt, count, state }) => (
        <li key={id} className="importrow">
          <p>
            <Link to={`/store-import?list=${id}`}>{fileName}</Link>
          </p>
          <p className="muted">
            {momentText(createdAt, language)} · {t(($) => $.storeImport.earlier.rows, { count })} ·{" "}
            {t(($) => $.storeImport.states[state])}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the store has sent before. */
export function EarlierLists(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className="importcard" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeImport.earlier.title)}</h2>
      <Lists />
    </section>
  );
}
