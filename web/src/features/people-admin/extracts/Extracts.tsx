import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Of, Part } from "../person/Part.tsx";
import { AskForExtract } from "./AskForExtract.tsx";
import { CheckFile } from "./CheckFile.tsx";
import { ExtractRow } from "./ExtractRow.tsx";
import "./extracts.css";

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
        after={<CheckFile />}
      >
        {(extract) => <ExtractRow extract={extract} />}
      </Part>
      {isAsking && <AskForExtract person={of.person} onClose={() => setAsking(false)} />}
    </>
  );
}
