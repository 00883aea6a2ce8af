import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { waitingCodesQuery } from "#web/features/inventory/inventory-api.ts";

/** Stores that wait for codes they have ordered. Their codes are made in the order, so that they count as its own. */
export function WaitingOrders(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const language = usePageLanguage();
  const { data = [], error } = useQuery(waitingCodesQuery);
  if (error === null && data.length === 0) return null;
  const words = t(($) => $.inventory.waiting, { returnObjects: true, skipInterpolation: true });
  return (
    <section aria-labelledby={heading} className="qrwaiting">
      <h2 id={heading}>{words.title}</h2>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <ul>
        {data.map(({ orderNumber, store, count, createdAt }) => (
          <li key={orderNumber}>
            <span>
              <b>{store}</b>{" "}
              {t(($) => $.inventory.waiting.what, { count, date: dayText(createdAt, language) })}
            </span>
            <Link
              className="btn btn--ghost"
              to={`/admin-orders?order=${orderNumber}`}
              aria-label={`${words.open} ${orderNumber}`}
            >
              {words.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
