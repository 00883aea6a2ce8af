import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { UnreadFilters } from "#web/platform/ui/UnreadFilters.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { Help } from "./HelpDialog.tsx";
import type { Tier } from "./queries.ts";
import { Results } from "./Results.tsx";
import { isEmpty, unreadOf } from "./search.ts";
import { SearchControls } from "./SearchControls.tsx";
import { useSearch } from "./use-search.ts";
import "./search.css";
import { FrameSpots } from "#web/bikes/FrameSpots.tsx";
import { isInDialog, takesText } from "#web/platform/ui/key-target.ts";

type Parts = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
};

/** Moves the focus by one card; false if there is none. */
const moveTo = (results: HTMLElement | null, step: 1 | -1): boolean => {
  const cards = [...(results?.querySelectorAll<HTMLElement>(".bikecard__toggle") ?? [])];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards[at === -1 ? 0 : at + step];
  next?.focus();
  next?.closest(".bikecard")?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
};

const toField = ({ field }: Parts): true => {
  field.current?.focus();
  field.current?.select();
  return true;
};

/** Returns true if the key was used. */
const press = (event: KeyboardEvent, parts: Parts): boolean => {
  const { key, target } = event;
  const { field, results, onHelp } = parts;
  const inField = target === field.current;
  if (takesText(target) && !(inField && key === "ArrowDown")) return false;
  switch (key) {
    case "/":
      return toField(parts);
    case "?":
      onHelp();
      return true;
    case "ArrowDown":
    case "ArrowUp": {
      const fromHere =
        inField || target === document.body || results.current?.contains(document.activeElement);
      return fromHere === true && moveTo(results.current, key === "ArrowDown" ? 1 : -1);
    }
    default:
      return false;
  }
};

/**
 * Keyboard shortcuts: `/` focuses the field, arrows move between cards, `?` shows help. Inactive
 * while typing.
 */
const useSearchKeys = ({ field, results, onHelp }: Parts): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event.target)) return;
      if (press(event, { field, results, onHelp })) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [field, results, onHelp]);
};

function SearchHelp(): ReactNode {
  const { t } = useTranslation();
  const places = t(($) => $.search.where.places, { returnObjects: true });
  return (
    <aside className="stack search__help" aria-label={t(($) => $.search.where.title)}>
      <section className="card tip tip--sun">
        <h2>{t(($) => $.search.buying.title)}</h2>
        <p>{t(($) => $.search.buying.text)}</p>
      </section>
      <section className="card tip">
        <h2>{t(($) => $.search.where.title)}</h2>
        <FrameSpots places={places} />
      </section>
    </aside>
  );
}

const HelpDialog = lazy(async () => ({ default: (await import("./HelpDialog.tsx")).HelpDialog }));

const StolenBikes = lazy(async () => ({ default: (await import("./StolenBikes.tsx")).StolenBikes }));

type Props = { tier: Tier; children?: ReactNode };

/** Signed-in people see the latest bikes first; strangers see help and some stolen bikes. */
export function SearchView({ tier, children }: Props): ReactNode {
  const { t } = useTranslation();
  const search = useSearch();
  const [parameters] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const [help, setHelp] = useState<Help>();
  const onHelp = useCallback(() => setHelp("keys"), []);
  useSearchKeys({ field, results, onHelp });
  usePageTitle(t(($) => $.search.documentTitle));
  const waiting = tier === "public" && isEmpty(search.search);
  return (
    <main className={`wrap search search--${tier}`} id="content">
      <h1>{t(($) => $.search.title)}</h1>
      {tier === "public" && <p className="search__intro">{t(($) => $.search.intro)}</p>}
      {children}
      <SearchControls tier={tier} asked={search} field={field} onTips={() => setHelp("tips")} />
      <UnreadFilters values={unreadOf(parameters)} />
      <div className={waiting ? "search__columns" : "search__columns search__columns--asked"}>
        {!waiting && <Results key={search.address} tier={tier} asked={search} field={field} ref={results} />}
        <SearchHelp />
        {waiting && (
          <Suspense fallback={<div className="stack stack--start search__stolen" aria-busy="true" />}>
            <StolenBikes onShow={search.show} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {help !== undefined && <HelpDialog help={help} onClose={() => setHelp(undefined)} />}
      </Suspense>
    </main>
  );
}
