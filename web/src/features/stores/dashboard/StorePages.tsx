import { BookOpen, ChartColumn, type LucideIcon, ReceiptText, Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

const pages = [
  ["/store-receipts", ReceiptText, "receipts"],
  ["/store-analytics", ChartColumn, "analytics"],
  ["/store-guide", BookOpen, "guide"],
  ["/store-search", Search, "search"],
] as const satisfies readonly (readonly [path: string, Icon: LucideIcon, text: string])[];

/** The pages of a store that have no place in its bar. */
export function StorePages(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className="storepages">
      <h2 id={heading}>{t(($) => $.storeDashboard.pages.title)}</h2>
      <ul>
        {pages.map(([path, Icon, text]) => (
          <li key={path}>
            <Link className="btn btn--ghost" to={path}>
              <Icon size={20} aria-hidden="true" />
              {t(($) => $.storeDashboard.pages[text])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
