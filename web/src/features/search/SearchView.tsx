import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import type { Help } from "./HelpDialog.tsx";
import type { Tier } from "./queries.ts";
import { Results } from "./Results.tsx";
import { isEmpty } from "./search.ts";
import { SearchControls } from "./SearchControls.tsx";
import { SearchHelp } from "./SearchHelp.tsx";
import { useSearch } from "./use-search.ts";
import { useSearchKeys } from "./use-search-keys.ts";
import "./search.css";

const HelpDialog = lazy(async () => ({ default: (await import("./HelpDialog.tsx")).HelpDialog }));

const StolenBikes = lazy(async () => ({ default: (await import("./StolenBikes.tsx")).StolenBikes }));

type Props = { tier: Tier; children?: ReactNode };

/** Who has signed in sees the latest bikes before anything is asked; strangers see help, and some stolen bikes below it. */
export function SearchView({ tier, children }: Props): ReactNode {
  const { t } = useTranslation();
  const asked = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const [help, setHelp] = useState<Help>();
  const onHelp = useCallback(() => setHelp("keys"), []);
  useSearchKeys({ field, results, onHelp });
  usePageTitle(t(($) => $.search.documentTitle));
  const waiting = tier === "public" && isEmpty(asked.search);
  return (
    <main className={`wrap search search--${tier}`} id="content">
      <h1>{t(($) => $.search.title)}</h1>
      {tier === "public" && <p className="search__intro">{t(($) => $.search.intro)}</p>}
      {children}
      <SearchControls tier={tier} asked={asked} field={field} onTips={() => setHelp("tips")} />
      <div className={waiting ? "search__columns" : "search__columns search__columns--asked"}>
        {!waiting && <Results key={asked.address} tier={tier} asked={asked} field={field} ref={results} />}
        <SearchHelp />
        {waiting && (
          <Suspense fallback={<div className="search__stolen" aria-busy="true" />}>
            <StolenBikes onShow={asked.show} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {help !== undefined && <HelpDialog help={help} onClose={() => setHelp(undefined)} />}
      </Suspense>
    </main>
  );
}
