import { useQueryClient, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { PackageCheck } from "lucide-react";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { DeskRound } from "./DeskRound.tsx";
import type { Packing } from "./packing.ts";
import { useRound } from "./use-round.ts";
import { lackingCodes, maxLetters, waitingQuery } from "./waiting-orders.ts";
import "./desk.css";

type Props = { onBegin: (packing: Packing) => void };

function Making({ made, count, onStop }: { made: number; count: number; onStop: () => void }): ReactNode {
  const { t } = useTranslation();
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  const text = made < count ? t(($) => $.packing.making, { made, count }) : t(($) => $.packing.printing);
  return (
    <>
      <output>{text}</output>
      {count > 0 && <progress className="order-progress" max={count} value={made} aria-label={text} />}
      <button type="button" ref={stop} className="btn btn--ghost" onClick={onStop}>
        {t(($) => $.packing.stop)}
      </button>
    </>
  );
}

type StartProps = { lacking: number; onStart: ReturnType<typeof useRound>["begin"] };

/** The ways to start; Enter makes the codes and prints everything. */
function StartActions({ lacking, onStart }: StartProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const words = useTexts(($) => $.packing.start);
  const start = (make: boolean, print: boolean) => () => onStart({ make, print });
  return (
    <div className="deskstart__ways">
      <button type="button" ref={first} className="btn btn--primary btn--lg" onClick={start(true, true)}>
        {lacking > 0 ? words.make : words.print} <kbd aria-hidden="true">Enter</kbd>
      </button>
      {lacking > 0 && (
        <button type="button" className="btn btn--ghost btn--lg" onClick={start(false, true)}>
          {words.roll}
        </button>
      )}
      <button type="button" className="btn btn--quiet btn--lg" onClick={start(false, false)}>
        {words.go}
      </button>
      {lacking > 0 && <p className="muted">{words.rollHint}</p>}
    </div>
  );
}

function Waiting({ all, onBegin }: Props & { all: readonly Order[] }): ReactNode {
  const { t } = useTranslation();
  const orders = all.slice(0, maxLetters);
  const lacking = orders.reduce((sum, order) => sum + lackingCodes(order), 0);
  const { begin, busy, made, stop, failure, stopped } = useRound(orders, onBegin);
  return (
    <section className="card card--start">
      <p className="deskstart__lead">{t(($) => $.packing.lead, { count: all.length })}</p>
      {all.length > orders.length && <p>{t(($) => $.packing.first, { most: maxLetters })}</p>}
      {lacking > 0 && <p>{t(($) => $.packing.lacking, { count: lacking })}</p>}
      {stopped && <output>{t(($) => $.packing.stopped)}</output>}
      {failure !== undefined && (
        <p role="alert">
          {t(($) => $.packing.notMade)} {failureText(failure)}
        </p>
      )}
      {busy ? (
        <Making made={made} count={lacking + made} onStop={stop} />
      ) : (
        <StartActions lacking={lacking} onStart={begin} />
      )}
    </section>
  );
}

function DeskStart({ onBegin }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(waitingQuery);
  if (data === undefined && error !== null && !isFetching)
    return (
      <FetchFailure
        title={t(($) => $.packing.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <>
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["block"]} />
      </>
    );
  if (data.length > 0) return <Waiting all={data} onBegin={onBegin} />;
  return (
    <EmptyList
      icon={PackageCheck}
      heading="h2"
      title={t(($) => $.packing.empty)}
      text={t(($) => $.packing.emptyText)}
    >
      <Link className="btn btn--primary" to="/admin-orders">
        {t(($) => $.packing.toOrders)}
      </Link>
    </EmptyList>
  );
}

/** /admin-packing: prints all waiting orders at once and packs them by scanning. */
export function PackingPage(): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [packing, begin] = useState<Packing>();
  const title = t(($) => $.packing.title);
  usePageTitle(title);
  const end = (): void => {
    // The packed orders no longer wait, so the next round fetches the list again.
    queries.removeQueries({ queryKey: adminQueryKeys.adminOrders.waiting });
    begin(undefined);
  };
  return (
    <main className="wrap page packing" id="content">
      <header className="ways ways--ends">
        <h1>{title}</h1>
        <Link className="btn btn--quiet" to="/admin-orders">
          {t(($) => $.packing.toOrders)}
        </Link>
      </header>
      {packing === undefined ? (
        <DeskStart onBegin={(round) => begin(round)} />
      ) : (
        <DeskRound packing={packing} onEnd={end} />
      )}
    </main>
  );
}
