import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { dashboardTiles } from "./dashboard-tiles.ts";
import { Health } from "./Health.tsx";
import { ToDo } from "./ToDo.tsx";
import { Today } from "./Today.tsx";
import "./dashboard.css";

/** /admin-dashboard: what waits for someone to decide, then everything else. */
export function AdminDashboardPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.admin.title);
  const texts = t(($) => $.admin.tiles, { returnObjects: true });
  usePageTitle(title);
  return (
    <main className="wrap dashboard" id="content">
      <h1>{title}</h1>
      <Health />
      <ToDo />
      <Today />
      <h2>{t(($) => $.admin.tools)}</h2>
      <ul className="dashboard__tiles">
        {dashboardTiles.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link className="dashtile" to={to}>
              <span className="dashtile__icon">
                <Icon size={24} strokeWidth={1.9} aria-hidden="true" />
              </span>
              <span className="dashtile__name">{texts[text].name}</span>
              <span className="dashtile__text">{texts[text].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
