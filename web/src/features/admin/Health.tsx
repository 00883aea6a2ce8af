import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Health as Known } from "#contract/todo.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { healthQuery } from "./health-query.ts";

function Troubles({ troubles }: Known): ReactNode {
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

/** Whether everything works, in words. */
export function Health(): ReactNode {
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
