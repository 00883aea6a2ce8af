import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Till } from "#contract/shops/sales/sales.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { tillQuery } from "#web/shops/sales/sales-api.ts";
import { type TillOf, keptName } from "./outbox.ts";
import { Outbox } from "./Outbox.tsx";
import { ShownSale } from "./ShownSale.tsx";
import { TillBar } from "./TillBar.tsx";
import { TillForm } from "./TillForm.tsx";
import { TillSide } from "./TillSide.tsx";
import { useTill } from "./use-till.ts";
import { useTillScans, type UnclearScan, type TillScans } from "./use-till-scans.ts";
import "./till.css";
import { TriangleAlert, ScanBarcode } from "lucide-react";
import { Link } from "react-router-dom";
import type { SaleDraft } from "./draft.ts";

type Props = { readonly draft: SaleDraft; readonly scans: TillScans };

function PlaceButtons({ draft, scans, question }: Props & { readonly question: UnclearScan }): ReactNode {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  const words = t(($) => $.till.scanned, { returnObjects: true, skipInterpolation: true });
  useEffect(() => first.current?.focus(), []);
  const nameOf = (place: UnclearScan["places"][number]): string => {
    const before = draft[place];
    const name = words.places[place];
    return before === "" ? name : t(($) => $.till.scanned.instead, { name, before });
  };
  return (
    <div className="ways ways--apart tillasked__ways">
      {question.places.map((place, index) => (
        <button
          key={place}
          type="button"
          ref={index === 0 ? first : undefined}
          className="btn btn--ghost"
          onClick={() => scans.answer(place)}
        >
          {nameOf(place)}
        </button>
      ))}
      <button type="button" className="btn btn--quiet" onClick={scans.drop}>
        {words.none}
        <kbd>Esc</kbd>
      </button>
    </div>
  );
}

/** Asks which field an ambiguous scan is for, and reports a foreign code. */
function AskedScan({ draft, scans }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { question, fault } = scans;
  if (question === undefined)
    return fault === undefined ? null : (
      <p className="tillasked" role="alert">
        {t(($) => $.till.scanned[fault])}
      </p>
    );
  return (
    <section className="tillasked" role="alert" aria-labelledby={heading}>
      <h2 id={heading}>
        <ScanBarcode size={20} aria-hidden="true" />
        <span>{t(($) => $.till.scanned.question, { text: question.text })}</span>
      </h2>
      <PlaceButtons
        key={`${question.text} ${question.turn}`}
        draft={draft}
        scans={scans}
        question={question}
      />
    </section>
  );
}

/** Shown before the clerk types in a bike while the customer waits, not after. */
function Suspended(): ReactNode {
  const { text, why } = useTexts(($) => $.till.suspended);
  return (
    <p role="alert" className="till__suspended">
      <TriangleAlert size={20} aria-hidden="true" />
      <span>
        {text} <Link to="/store-dashboard">{why}</Link>
      </span>
    </p>
  );
}

function Opened({ till, of }: { till: Till; of: TillOf }): ReactNode {
  const used = useTill(of);
  const scans = useTillScans(used);
  return (
    <>
      <TillBar today={till.today} />
      <div className="wrap till__parts">
        <div ref={steadyList} className="till__main">
          {till.isSuspended === true && <Suspended />}
          <AskedScan draft={used.draft} scans={scans} />
          <Outbox used={used} />
          {used.done === undefined ? (
            <TillForm till={till} used={used} scans={scans} />
          ) : (
            <ShownSale done={used.done} onNext={used.next} />
          )}
        </div>
        <TillSide till={till} />
      </div>
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const query = useQuery(tillQuery);
  if (query.data !== undefined && session.state === "signed-in")
    return <Opened key={keptName(session)} till={query.data} of={session} />;
  return (
    <div className="wrap">
      <NotLoaded query={query} failed={t(($) => $.till.failed)} of={["title", "block"]} />
    </div>
  );
}

/** /store-register-customer: the till. */
export function TillPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.till.title);
  usePageTitle(title);
  return (
    <main className="till" id="content">
      <h1 className="sr">{title}</h1>
      <Content />
    </main>
  );
}
