import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useSearchParams } from "react-router-dom";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { OneList } from "./OneList.tsx";
import type { ReadTable } from "./read-file.ts";
import "./store-import.css";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { InvitationPace } from "#contract/shops/bike-imports/invitations.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { bikeImports, invitationsQuery, importsQuery } from "./imports-api.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

function Lists(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const query = useQuery(importsQuery);
  const { data } = query;
  if (data === undefined)
    return <NotLoaded query={query} failed={t(($) => $.storeImport.list.failed)} of={["block"]} />;
  if (data.items.length === 0) return <p className="muted">{t(($) => $.storeImport.earlier.none)}</p>;
  return (
    <ul className="importrows">
      {data.items.map(({ id, fileName, createdAt, count, state }) => (
        <li key={id} className="importrow">
          <p>
            <Link className="tap" to={`/store-import?list=${id}`}>
              {fileName}
            </Link>
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

function EarlierLists(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className="card importcard" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeImport.earlier.title)}</h2>
      <Lists />
    </section>
  );
}

function Invitations(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const queries = useQueryClient();
  const { data } = useQuery(invitationsQuery);
  const { mutate, error } = useMutation({
    mutationFn: (pace: InvitationPace) => bikeImports.changeInvitationPace({ body: { pace } }),
    onSuccess: (now) => queries.setQueryData(queryKeys.bikeImports.invitations, now),
  });
  const words = t(($) => $.storeImport.pace, { returnObjects: true, skipInterpolation: true });
  if (data === undefined || data.waiting === 0) return null;
  const { pace, waiting: count, most } = data;
  return (
    <section className="card importcard" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <p>
        {count < most
          ? t(($) => $.storeImport.pace.waiting, { count })
          : t(($) => $.storeImport.pace.many, { count: most - 1 })}
      </p>
      <SelectFilter
        name="pace-now"
        label={words.label}
        value={pace}
        options={InvitationPace.options.map((option) => [option, words.options[option]] as const)}
        onChange={(next) => next !== undefined && mutate(next)}
      />
      <p className="muted">{words.hint}</p>
      <p className="muted">{words.withoutAddress}</p>
      {error !== null && (
        <p role="alert">
          {words.failed}. {failureText(error)}
        </p>
      )}
    </section>
  );
}

type ChosenFile = { readonly fileName: string; readonly table: ReadTable };

function NewList({ onSent }: { onSent: (importId: string) => void }): ReactNode {
  const [chosen, choose] = useState<ChosenFile>();
  if (chosen !== undefined)
    return <ColumnsStep {...chosen} onSent={onSent} onOther={() => choose(undefined)} />;
  return (
    <>
      <FileStep onRead={(fileName, table) => choose({ fileName, table })} />
      <Invitations />
      <EarlierLists />
    </>
  );
}

/** /store-import registers bikes sold earlier; `?list=` opens one import. */
export function StoreImportPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const importId = params.get("list");
  const words = useTexts(($) => $.storeImport);
  usePageTitle(words.title);
  return (
    <main className="wrap page storeimport" id="content">
      <header className="storeimport__head">
        <p>
          <Link className="tap" to="/store-bikes">
            {words.back}
          </Link>
        </p>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      {importId === null ? (
        <NewList onSent={(list) => setParams({ list })} />
      ) : (
        <OneList key={importId} importId={importId} />
      )}
    </main>
  );
}
