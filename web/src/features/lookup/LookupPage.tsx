import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { usePageTitle } from "#web/ui/use-page-title.ts";
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
  const search = searchOf(typed);
  usePageTitle(t(($) => $.lookup.documentTitle));
  return (
    <main className="wrap lookup" id="content">
      <h1>{t(($) => $.lookup.title)}</h1>
      <p className="lookup__intro">{t(($) => $.lookup.intro)}</p>
      <LookupField key={typed} typed={typed} onSearch={(q) => setParameters({ q })} />
      <div className={`lookup__columns lookup__columns--${search.state}`}>
        <LookupAnswer search={search} />
        <LookupHelp />
      </div>
    </main>
  );
}
