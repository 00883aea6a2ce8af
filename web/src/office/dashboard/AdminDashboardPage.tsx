import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { dashboardTiles } from "./dashboard-tiles.ts";
import { ToDo } from "./ToDo.tsx";
import { Today } from "./Today.tsx";
import "./dashboard.css";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { type Health as HealthData, todoRoutes } from "#contract/office/todo.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const { showHealth } = todoRoutes;
const client = createClient({ showHealth }, { token: getAccessToken });

const healthQuery = queryOptions({
  queryKey: adminQueryKeys.health.all,
  queryFn: ({ signal }) => client.showHealth({}, { signal }),
});

function Troubles({ troubles }: HealthData): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (troubles.length === 0)
    return (
      <p className="health__well">
        <CircleCheck size={20} aria-hidden="true" />
        {t(($) => $.admin.health.well)}
      </p>
    );
  return (
    <ul className="health__troubles">
      {troubles.map(({ what, since }) => (
        <li key={what}>
          <TriangleAlert size={20} aria-hidden="true" />
          <span>
            <b>{t(($) => $.admin.health.troubles[what])}</b>{" "}
            {t(($) => $.admin.health.since, { at: momentText(since, language) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Health(): ReactNode {
  const { t } = useTranslation();
  const { data, isPending, isError } = useQuery(healthQuery);
  return (
    <section className="todo" id="health" aria-labelledby="health-title">
      <h2 id="health-title">{t(($) => $.admin.health.title)}</h2>
      {isPending && <Skeleton of={["line"]} />}
      {data && <Troubles {...data} />}
      {isError && <p role="alert">{t(($) => $.admin.health.failed)}</p>}
    </section>
  );
}

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
