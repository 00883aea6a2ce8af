import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { CodeEvent } from "#contract/admin-codes.ts";
import { shortCodeOf, shownShortCode } from "#contract/short-code.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

function What({ event }: { event: CodeEvent }): ReactNode {
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
  const code = shownShortCode(shortCodeOf(uid));
  return (
    <Link to={{ search: new URLSearchParams({ tab: "codes", code: uid }).toString() }}>
      {t(($) => $.codes.events[which], { code })}
    </Link>
  );
}

function Others({ event }: { event: CodeEvent }): ReactNode {
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

/** What became of a code, oldest first. */
export function CodeEvents({ events }: { events: readonly CodeEvent[] }): ReactNode {
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
              <What event={event} />
            </span>
            <Others event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}
