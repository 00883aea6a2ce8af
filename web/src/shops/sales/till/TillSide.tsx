import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Sale, Till } from "#contract/shops/sales/sales.ts";
import { recentMoment } from "#web/shops/sales/moment-in-row.ts";
import { clockText } from "#web/platform/ui/clock-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/** The page of the store's bikes lists all. */
const maxShown = 5;

function Latest({ sale: { bike, state, soldAt } }: { sale: Sale }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    <li>
      <time className="tillside__time" dateTime={soldAt}>
        {recentMoment(soldAt, language)}
      </time>
      <span className="tillside__bike">
        <b>
          {bike.brand} {bike.model}
        </b>
        <span className="mono">{bike.frameNumber}</span>
        <span className="muted">{t(($) => $.till.side.states[state])}</span>
      </span>
    </li>
  );
}

function Day({ till: { today, secondsPerCustomer } }: { till: Till }): ReactNode {
  const words = useTexts(($) => $.till.side);
  return (
    <dl className="tillside__day">
      <div>
        <dt>{words.today}</dt>
        <dd>{today}</dd>
      </div>
      {secondsPerCustomer !== undefined && (
        <div>
          <dt>{words.time}</dt>
          <dd className="tillside__pace">{clockText(secondsPerCustomer)}</dd>
        </div>
      )}
    </dl>
  );
}

function Keys(): ReactNode {
  const { enter, back, escape } = useTexts(($) => $.till.keys);
  return (
    <ul className="tillkeys">
      <li>
        <kbd>Enter</kbd> {enter}
      </li>
      <li>
        <kbd>⇧ Enter</kbd> {back}
      </li>
      <li>
        <kbd>Esc</kbd> {escape}
      </li>
    </ul>
  );
}

export function TillSide({ till }: { till: Till }): ReactNode {
  const heading = useId();
  const words = useTexts(($) => $.till.side);
  const latest = till.latest.filter(({ soldBefore }) => !soldBefore).slice(0, maxShown);
  return (
    <aside className="stack" aria-labelledby={heading}>
      <div className="card tillside">
        <Day till={till} />
        {till.stickersLeft !== undefined && (
          <p className="tillside__stickers">
            <span className="muted">{words.stickers}</span> <b>{till.stickersLeft}</b>
          </p>
        )}
        <h2 id={heading}>{words.title}</h2>
        {latest.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <ul className="stack stack--near tillside__latest">
            {latest.map((sale) => (
              <Latest key={sale.id} sale={sale} />
            ))}
          </ul>
        )}
        <p>
          <Link className="tap" to="/store-bikes">
            {words.all}
          </Link>
        </p>
      </div>
      <Keys />
    </aside>
  );
}
