import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { CodeLife, CodeEvent } from "#contract/stickers/admin-codes.ts";
import { formatShortCode, shortCodeOf } from "#contract/platform/short-code.ts";
import { codeQuery } from "#web/stickers/inventory/inventory-api.ts";
import { momentText, dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";

function EventText({ event }: { event: CodeEvent }): ReactNode {
  const { t } = useTranslation();
  if (event.what === "voided") {
    const reason = t(($) => $.codes.events.reasons[event.reason ?? "other"]);
    return t(($) => $.codes.events.voided, { reason });
  }
  if (event.what === "linked" && event.frameNumber !== undefined)
    return t(($) => $.codes.events.linkedNumber, { frameNumber: event.frameNumber });
  return t(($) => $.codes.events[event.what]);
}

function OtherCode({ uid, which }: { uid: string; which: "follows" | "followedBy" }): ReactNode {
  const { t } = useTranslation();
  const code = formatShortCode(shortCodeOf(uid));
  return (
    <Link to={{ search: new URLSearchParams({ tab: "codes", code: uid }).toString() }}>
      {t(($) => $.codes.events[which], { code })}
    </Link>
  );
}

function EventLinks({ event }: { event: CodeEvent }): ReactNode {
  const { t } = useTranslation();
  if (event.what === "voided")
    return event.followedBy !== undefined && <OtherCode uid={event.followedBy} which="followedBy" />;
  if (event.what !== "linked") return null;
  const { orderNumber, follows } = event;
  return (
    <>
      {orderNumber !== undefined && (
        <Link to={`/admin-orders?order=${orderNumber}`}>
          {t(($) => $.codes.life.order, { number: orderNumber })}
        </Link>
      )}
      {follows !== undefined && <OtherCode uid={follows} which="follows" />}
    </>
  );
}

function CodeEvents({ events }: { events: readonly CodeEvent[] }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <section aria-labelledby="events">
      <h3 id="events">{t(($) => $.codes.events.title)}</h3>
      <ol className="codeevents">
        {events.map((event) => (
          <li key={`${event.at} ${event.what}`}>
            <time className="muted" dateTime={event.at}>
              {momentText(event.at, language)}
            </time>
            <span>
              <EventText event={event} />
            </span>
            <EventLinks event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type Scans = CodeLife["scans"];

function Days({ scans }: { scans: Scans }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <table className="codescans">
      <thead>
        <tr>
          <th scope="col">{t(($) => $.codes.scans.day)}</th>
          <th scope="col">{t(($) => $.codes.scans.count)}</th>
        </tr>
      </thead>
      <tbody>
        {scans.map(({ day, count }) => (
          <tr key={day}>
            <td>{dayText(`${day}T12:00:00Z`, language)}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CodeScans({ scans }: { scans: Scans }): ReactNode {
  const { t } = useTranslation();
  const count = scans.reduce((sum, day) => sum + day.count, 0);
  return (
    <section aria-labelledby="scans">
      <h3 id="scans">{t(($) => $.codes.scans.title)}</h3>
      <p>{count === 0 ? t(($) => $.codes.scans.none) : t(($) => $.codes.scans.sum, { count })}</p>
      {count > 0 && <Days scans={scans} />}
    </section>
  );
}

function CodePlace({ code }: { code: CodeLife }): ReactNode {
  const { t } = useTranslation();
  const { pool, store, roll, run } = code;
  if (roll === undefined) return <p>{t(($) => $.codes.life.onNoRoll)}</p>;
  const number = roll.id.slice(roll.id.lastIndexOf("-") + 1);
  const search = new URLSearchParams({ tab: "inventory", id: roll.id }).toString();
  return (
    <p>
      {store ?? (pool === "self" && t(($) => $.inventory.self))} ·{" "}
      <Link to={{ search }}>{t(($) => $.codes.life.roll, { number })}</Link> ·{" "}
      {t(($) => $.inventory.rolls.states[roll.state])}
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
    <article className="card qrrun codelife" aria-labelledby="code">
      <h2 id="code">{t(($) => $.codes.life.title, { code: formatShortCode(shortCode) })}</h2>
      <p>
        <b>{t(($) => $.inventory.rolls.codes[state])}</b>
      </p>
      <p className="mono muted">{uid}</p>
      <CodePlace code={code} />
      <p>
        <Link to={`/qr/${uid}`}>{t(($) => $.codes.life.page)}</Link>
      </p>
      <CodeEvents events={events} />
      <CodeScans scans={scans} />
    </article>
  );
}

export function CodeLifeCard({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(codeQuery(uid));
  if (query.data !== undefined) return <Content code={query.data} />;
  return <NotLoaded query={query} failed={t(($) => $.codes.life.failed)} of={["title", "block"]} />;
}
