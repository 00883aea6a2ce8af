import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Sale, Till } from "#contract/sales/sales.ts";

/** As many are shown; all of them are on the page of the store's bikes. */
const most = 5;

function Latest({ sale: { bike, state } }: { sale: Sale }): ReactNode {
  const { t } = useTranslation();
  return (
    <li>
      <b>
        {bike.brand} {bike.model}
      </b>
      <span className="mono">{bike.frameNumber}</span>
      <span className="muted">{t(($) => $.till.side.states[state])}</span>
    </li>
  );
}

/** How the day has gone and what is left of the roll, beside the till. */
export function TillSide({ till: { today, latest, stickersLeft } }: { till: Till }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <aside className="tillside" aria-labelledby={heading}>
      <p className="tillside__figure tillside__figure--today">
        <span className="muted">{t(($) => $.till.side.today)}</span>
        <b>{today}</b>
      </p>
      {stickersLeft !== undefined && (
        <p className="tillside__figure">
          <span className="muted">{t(($) => $.till.side.stickers)}</span>
          <b>{stickersLeft}</b>
        </p>
      )}
      <h2 id={heading}>{t(($) => $.till.side.title)}</h2>
      {latest.length === 0 ? (
        <p className="muted">{t(($) => $.till.side.none)}</p>
      ) : (
        <ul>
          {latest.slice(0, most).map((sale) => (
            <Latest key={sale.id} sale={sale} />
          ))}
        </ul>
      )}
    </aside>
  );
}
