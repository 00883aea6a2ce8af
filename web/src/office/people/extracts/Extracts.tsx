import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type OpenedPerson, Part } from "#web/office/people/person/Part.tsx";
import { ExtractRow } from "./ExtractRow.tsx";
import "#web/office/people/asked.css";

/** Lazy: rarely used, and heavy for the page. */
const AskForExtract = lazy(async () => ({ default: (await import("./AskForExtract.tsx")).AskForExtract }));
const CheckFile = lazy(async () => ({ default: (await import("./CheckFile.tsx")).CheckFile }));

export function Extracts(opened: OpenedPerson): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const beside = (
    <button type="button" className="btn btn--ghost" onClick={() => setAsking(true)}>
      {t(($) => $.extracts.ask.button)}
    </button>
  );
  return (
    <>
      <Part
        {...opened}
        part="extracts"
        pick={({ extracts }) => extracts}
        beside={beside}
        keyOf={({ id }) => id}
        after={
          <Suspense fallback={null}>
            <CheckFile />
          </Suspense>
        }
      >
        {(extract) => <ExtractRow extract={extract} />}
      </Part>
      {isAsking && (
        <Suspense fallback={null}>
          <AskForExtract {...opened} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
