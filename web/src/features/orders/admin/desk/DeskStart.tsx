import { useQuery } from "@tanstack/react-query";
import { PackageCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Order } from "#contract/orders/admin-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import type { Packing } from "./packing.ts";
import { useRound } from "./use-round.ts";
import { lackingCodes, mostAtOnce, waitingQuery } from "./waiting-orders.ts";

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

type WaysProps = { lacking: number; onStart: ReturnType<typeof useRound>["begin"] };

/** How the round is begun. Enter gives everything: codes and one document. */
function Ways({ lacking, onStart }: WaysProps): ReactNode {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const words = t(($) => $.packing.start, { returnObjects: true });
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
  const orders = all.slice(0, mostAtOnce);
  const lacking = orders.reduce((sum, order) => sum + lackingCodes(order), 0);
  const { begin, busy, made, stop, failure, stopped } = useRound(orders, onBegin);
  return (
    <section className="deskstart">
      <p className="deskstart__lead">{t(($) => $.packing.lead, { count: all.length })}</p>
      {all.length > orders.length && <p>{t(($) => $.packing.first, { most: mostAtOnce })}</p>}
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
        <Ways lacking={lacking} onStart={begin} />
      )}
    </section>
  );
}

/** Before a round: what waits, and how to begin. */
export function DeskStart({ onBegin }: Props): ReactNode {
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
