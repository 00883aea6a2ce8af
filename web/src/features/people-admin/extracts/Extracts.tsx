import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Of, Part } from "../person/Part.tsx";
import { ExtractRow } from "./ExtractRow.tsx";
import "../asked.css";

/** Seldom asked for, and more than the page may weigh. */
const AskForExtract = lazy(async () => ({ default: (await import("./AskForExtract.tsx")).AskForExtract }));
const CheckFile = lazy(async () => ({ default: (await import("./CheckFile.tsx")).CheckFile }));

/** What authorities have been given of someone, or are to be. */
export function Extracts(of: Of): ReactNode {
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
        {...of}
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
          <AskForExtract {...of} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
