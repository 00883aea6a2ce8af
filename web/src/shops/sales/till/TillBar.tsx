import { ScanBarcode, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** Readable from a distance: scanner status and today's count. */
export function TillBar({ today }: { today: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <header className="tillbar">
      <div className="wrap tillbar__in">
        <span className="tillbar__name" aria-hidden="true">
          {t(($) => $.till.title)}
        </span>
        <span className="tillbar__ready">
          <ScanBarcode size={20} aria-hidden="true" />
          {t(($) => $.till.ready)}
        </span>
        <span>{t(($) => $.till.today, { count: today })}</span>
        <Link className="tillbar__close" to="/store-dashboard" aria-label={t(($) => $.till.close)}>
          <X size={22} aria-hidden="true" />
        </Link>
      </div>
    </header>
  );
}
