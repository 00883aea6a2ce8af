import { type ReactNode, Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { SearchView } from "#web/bikes/search/SearchView.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import "#web/bikes/search/search.css";
import "./store-search.css";

const NumberCheck = lazy(async () => ({ default: (await import("./NumberCheck.tsx")).NumberCheck }));

const modes = { search: "/store-search", check: "/store-search?mode=check" } as const;
const modeNames = ["search", "check"] as const;

function Modes({ current }: { current: keyof typeof modes }): ReactNode {
  const { t } = useTranslation();
  return (
    <nav className="ways" aria-label={t(($) => $.search.store.ways)}>
      {modeNames.map((way) => (
        <Link key={way} to={modes[way]} aria-current={way === current ? "page" : undefined}>
          {t(($) => $.search.store[way])}
        </Link>
      ))}
    </nav>
  );
}

function CheckView({ text, onText }: { text: string; onText: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.search.store.check);
  usePageTitle(title);
  return (
    <main className="wrap search" id="content">
      <h1>{title}</h1>
      <Modes current="check" />
      <Suspense fallback={<Skeleton of={["block"]} />}>
        <NumberCheck text={text} onText={onText} />
      </Suspense>
    </main>
  );
}

/** The pasted text stays while switching between the two modes. */
export function StoreSearchPage(): ReactNode {
  const [parameters] = useSearchParams();
  const [text, setText] = useState("");
  if (parameters.get("mode") === "check") return <CheckView text={text} onText={setText} />;
  return (
    <SearchView tier="signed-in">
      <Modes current="search" />
    </SearchView>
  );
}
