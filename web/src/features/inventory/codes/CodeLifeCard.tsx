import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { CodeLife } from "#contract/admin-codes.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { failureText } from "#web/api/failure-text.ts";
import { codeQuery } from "#web/features/inventory/inventory-api.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { CodeEvents } from "./CodeEvents.tsx";
import { CodeScans } from "./CodeScans.tsx";

function Where({ code }: { code: CodeLife }): ReactNode {
  const { t } = useTranslation();
  const { pool, store, roll, run } = code;
  if (roll === undefined) return <p>{t(($) => $.codes.life.onNoRoll)}</p>;
  const number = roll.id.slice(roll.id.lastIndexOf("-") + 1);
  const search = new URLSearchParams({ tab: "inventory", id: roll.id }).toString();
  return (
    <p>
      {store ?? (pool === "self" && t(($) => $.inventory.self))} ·{" "}
      <Link to={{ search }}>{t(($) => $.codes.life.roll, { number })}</Link> ·{" "}
      {t(($) => $.rolls.states[roll.state])}
      {run?.orderNumber !== undefined && (
        <>
          {" · "}
          <Link to={`/admin-orders?order=${run.orderNumber}`}>
            {t(($) => $.codes.life.order, { number: run.orderNumber })}
          </Link>
        </>
      )}
    </p>
  );
}

function Content({ code }: { code: CodeLife }): ReactNode {
  const { t } = useTranslation();
  const { uid, shortCode, state, events, scans } = code;
  return (
    <article className="qrrun codelife" aria-labelledby="code">
      <h2 id="code">{t(($) => $.codes.life.title, { code: shownShortCode(shortCode) })}</h2>
      <p>
        <b>{t(($) => $.rolls.codes[state])}</b>
      </p>
      <p className="mono muted">{uid}</p>
      <Where code={code} />
      <p>
        <Link to={`/qr/${uid}`}>{t(($) => $.codes.life.page)}</Link>
      </p>
      <CodeEvents events={events} />
      <CodeScans scans={scans} />
    </article>
  );
}

/** A code with its whole life. */
export function CodeLifeCard({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(codeQuery(uid));
  if (data !== undefined) return <Content code={data} />;
  if (error === null || isFetching) return <Skeleton of={["title", "block"]} />;
  const title = t(($) => $.codes.life.failed);
  return <FetchFailure title={title} text={failureText(error)} onRetry={() => void refetch()} />;
}
