import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Roll, RollId } from "#contract/rolls.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { rollQuery } from "#web/features/inventory/inventory-api.ts";
import "./rolls.css";

function Codes({ roll }: { roll: Roll }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.rolls, { returnObjects: true, skipInterpolation: true });
  return (
    <ol className="roll__codes">
      {roll.codes.map(({ uid, shortCode, state }) => (
        <li key={uid} className={`roll__code roll__code--${state}`}>
          <Link className="mono" to={`/qr/${uid}`}>
            {shownShortCode(shortCode)}
          </Link>
          <span className="muted">{texts.codes[state]}</span>
        </li>
      ))}
    </ol>
  );
}

function Content({ roll }: { roll: Roll }): ReactNode {
  const { t } = useTranslation();
  const { id, store, state, left, count } = roll;
  return (
    <section className="qrmanagement__section" aria-labelledby="roll">
      <h2 id="roll">{t(($) => $.rolls.title, { number: id.slice(id.lastIndexOf("-") + 1) })}</h2>
      <p>
        {store ?? t(($) => $.inventory.self)} · {t(($) => $.rolls.states[state])} ·{" "}
        {t(($) => $.rolls.left, { left, count })}
      </p>
      <p>
        <Link to="/admin-qr-management?tab=inventory">{t(($) => $.rolls.all)}</Link>
      </p>
      <Codes roll={roll} />
    </section>
  );
}

function LoadedRoll({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(rollQuery(id));
  if (data !== undefined) return <Content roll={data} />;
  if (error === null || isFetching) return <Skeleton of={["title", "block"]} />;
  return (
    <FetchFailure title={t(($) => $.rolls.failed)} text={failureText(error)} onRetry={() => void refetch()} />
  );
}

/** The roll that the code on a roll of stickers leads to, `/qr-roll?type=…&id=…`. Nothing for what is the id of a store, or none. */
export function RollCard({ id }: { id: string | null }): ReactNode {
  const rollId = RollId.safeParse(id).data;
  return rollId === undefined ? null : <LoadedRoll id={rollId} />;
}
