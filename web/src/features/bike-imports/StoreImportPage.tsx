import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { EarlierLists } from "./EarlierLists.tsx";
import { FileStep } from "./FileStep.tsx";
import { Invitations } from "./Invitations.tsx";
import { OneList } from "./OneList.tsx";
import type { ReadTable } from "./read-file.ts";
import "./store-import.css";

type Chosen = { readonly fileName: string; readonly table: ReadTable };

function NewList({ onSent }: { onSent: (importId: string) => void }): ReactNode {
  const [chosen, choose] = useState<Chosen>();
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

/** /store-import: bikes that a store has sold earlier are checked, and registered from a list. `?list=` shows one. */
export function StoreImportPage(): ReactNode {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const importId = params.get("list");
  const words = t(($) => $.storeImport, { returnObjects: true, skipInterpolation: true });
  usePageTitle(words.title);
  return (
    <main className="wrap storeimport" id="content">
      <header className="storeimport__head">
        <p>
          <Link to="/store-bikes">{words.back}</Link>
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
