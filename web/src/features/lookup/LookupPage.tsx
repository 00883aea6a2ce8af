import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { LookupAnswer } from "./LookupAnswer.tsx";
import { LookupField } from "./LookupField.tsx";
import { LookupHelp } from "./LookupHelp.tsx";
import { searchOf } from "./search.ts";
import "./lookup.css";

/** The address holds the search, so that it can be shared and the back button works. */
export function LookupPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get("q") ?? "";
  const title = t(($) => $.lookup.documentTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="wrap lookup" id="content">
      <h1>{t(($) => $.lookup.title)}</h1>
      <p className="lookup__intro">{t(($) => $.lookup.intro)}</p>
      <LookupField key={typed} typed={typed} onSearch={(q) => setParameters({ q })} />
      <div className="lookup__columns">
        <LookupAnswer search={searchOf(typed)} />
        <LookupHelp />
      </div>
    </main>
  );
}
