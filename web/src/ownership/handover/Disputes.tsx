import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { disputesQuery } from "#web/ownership/dispute-api.ts";
import "./requests/requests.css";

/** Disputes that the reader opened or that concern the reader's bikes. Renders nothing without any. */
export function Disputes(): ReactNode {
  const language = usePageLanguage();
  const heading = useId();
  const { data } = useQuery(disputesQuery);
  const texts = useTexts(($) => $.ownershipReceipts.disputes);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className="requests" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {data.items.map(({ id, bike, side, state, openedAt }) => (
        <article key={id} className={state === "open" ? "request request--turn" : "request"}>
          <div>
            <h3>{bike}</h3>
            <p>
              {texts[side]} {texts.states[state]}
            </p>
          </div>
          <div className="ways ways--apart request__ways">
            <span className="muted">{dayText(openedAt, language)}</span>
            <Link
              className="btn btn--ghost"
              to={`/ownership-disputes/${id}`}
              aria-label={`${texts.show}: ${bike}`}
            >
              {texts.show}
            </Link>
          </div>
        </article>
      ))}
    </section>
  );
}
