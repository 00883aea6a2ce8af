import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

type Props = { address: string; understood: ReactNode };

/** Bikes for sale have a list of their own. An empty one here would say that there are none. */
export function AdsInstead({ address, understood }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="search__state">
      <div aria-live="polite">
        <h2>{t(($) => $.search.miss.none.for_sale)}</h2>
      </div>
      {understood}
      <div className="search__actions">
        <Link className="btn btn--primary btn--lg" to={address}>
          {t(($) => $.search.miss.ads)}
        </Link>
      </div>
    </div>
  );
}
