import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { dashboardTiles } from "./dashboard-tiles.ts";
import { ToDo } from "./ToDo.tsx";
import { Today, todayQuery } from "./Today.tsx";
import "./dashboard.css";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import {
  type Health as HealthData,
  type TodoQueue,
  todoRoutes,
  type WaitingInQueue,
} from "#contract/office/todo.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { CountBadge } from "#web/platform/ui/CountBadge.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Together } from "#web/platform/ui/Together.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const { countQueues, showHealth } = todoRoutes;
const client = createClient({ countQueues, showHealth }, { token: getAccessToken });

const waitingQuery = queryOptions({
  queryKey: adminQueryKeys.waiting.all,
  queryFn: async ({ signal }) => (await client.countQueues({}, { signal })).items,
  // A case decided on another page is counted no longer when the administrator comes back.
  staleTime: 0,
});

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
    <section className="stack" id="health" aria-labelledby="health-title">
      <h2 id="health-title">{t(($) => $.admin.health.title)}</h2>
      {isPending && <Skeleton of={["line"]} />}
      {data && <Troubles {...data} />}
      {isError && <p role="alert">{t(($) => $.admin.health.failed)}</p>}
    </section>
  );
}

function Tools({ waiting = [] }: { waiting: readonly WaitingInQueue[] | undefined }): ReactNode {
  const texts = useTexts(($) => $.admin.tiles);
  const countOf = (queues: readonly TodoQueue[]): number =>
    waiting.filter(({ queue }) => queues.includes(queue)).reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="dashboard__tiles">
      {dashboardTiles.map(({ to, text, Icon, queues = [] }) => (
        <li key={to}>
          <Link className="dashtile" to={to}>
            <span className="dashtile__icon">
              <Icon size={24} strokeWidth={1.9} aria-hidden="true" />
              <CountBadge count={countOf(queues)} of="waiting" />
            </span>
            <span className="dashtile__name">{texts[text].name}</span>
            <span className="dashtile__text">{texts[text].text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function AdminDashboardPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.admin.title);
  const waiting = useQuery(waitingQuery);
  const health = useQuery(healthQuery);
  const today = useQuery(todayQuery());
  usePageTitle(title);
  return (
    <main className="wrap page dashboard" id="content">
      <h1>{title}</h1>
      <div className="dashboard__news">
        <Together waitFor={[waiting, health, today]} of={["title", "block", "block", "block"]}>
          <ToDo waiting={waiting.data} isError={waiting.isError} />
          <Health />
          <Today />
        </Together>
      </div>
      <section className="dashboard__tools">
        <h2>{t(($) => $.admin.tools)}</h2>
        <Tools waiting={waiting.data} />
      </section>
    </main>
  );
}
