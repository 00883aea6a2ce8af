import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dayText } from "#web/i18n/day-text.ts";
import { Totals } from "#web/shared/figures/Totals.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { todayQuery } from "./today-query.ts";

/** What has happened today, against all of the same weekday a week ago. */
export function Today(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data: of, isPending, isError } = useQuery(todayQuery());
  const texts = t(($) => $.admin.today, { returnObjects: true, skipInterpolation: true });
  const before = of?.comparedWith?.from;
  return (
    <section className="todo" aria-labelledby="today">
      <div className="todo__head">
        <h2 id="today">{texts.title}</h2>
        <Link to="/analytics?period=today&compare=week">{texts.more}</Link>
      </div>
      {isPending && <Skeleton of={["block"]} />}
      {of && <Totals of={of} />}
      {before && (
        <p className="muted">
          {t(($) => $.admin.today.against, { day: dayText(`${before}T12:00:00Z`, language) })}
        </p>
      )}
      {isError && <p role="alert">{texts.failed}</p>}
    </section>
  );
}
