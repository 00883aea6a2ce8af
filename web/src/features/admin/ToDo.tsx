import { useQueries } from "@tanstack/react-query";
import { ChevronRight, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { relativeTime } from "#web/i18n/relative-time.ts";
import type { Waiting } from "#web/shared/queues/case.ts";
import { queues } from "#web/shared/queues/queues.ts";
import { useNow } from "#web/ui/use-now.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

type Known = readonly (Waiting | undefined)[];

/** `12`, `50+` where there are more than were counted, nothing while it is not known. */
const countText = (waiting: Waiting | undefined): string =>
  waiting === undefined ? "–" : `${waiting.cases.length}${waiting.more ? "+" : ""}`;

/** Of all queues together; undefined until every one has answered. */
const allTogether = (waiting: Known): Waiting | undefined => {
  const known = waiting.filter((queue) => queue !== undefined);
  if (known.length < waiting.length) return undefined;
  return { cases: known.flatMap(({ cases }) => cases), more: known.some(({ more }) => more) };
};

type RowProps = { queue: (typeof queues)[number]; waiting: Waiting | undefined };

function QueueRow({ queue: { id, to, Icon }, waiting }: RowProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const now = useNow();
  const oldest = waiting?.cases[0];
  return (
    <Link className="todo__queue" to={to} data-empty={waiting?.cases.length === 0}>
      <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
      <b className="todo__count">{countText(waiting)}</b>
      <span>{t(($) => $.admin.toDo.queues[id])}</span>
      <span className="todo__oldest">
        {oldest && t(($) => $.admin.toDo.oldest, { age: relativeTime(oldest.since, now, language) })}
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}

/** The queues with how many wait in each and since when the oldest does, and how many in all of them. */
export function ToDo(): ReactNode {
  const { t } = useTranslation();
  const found = useQueries({ queries: queues.map(({ query }) => query) });
  const waiting = found.map(({ data }) => data);
  const total = allTogether(waiting);
  const texts = t(($) => $.admin.toDo, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="todo" aria-labelledby="todo">
      <div className="todo__head">
        <h2 id="todo">
          {total === undefined ? texts.title : t(($) => $.admin.toDo.count, { number: countText(total) })}
        </h2>
        {total !== undefined && total.cases.length > 0 && (
          <Link className="btn btn--primary" to="/admin-todo">
            <Inbox size={20} aria-hidden="true" />
            {texts.begin}
          </Link>
        )}
      </div>
      <ul className="todo__queues">
        {queues.map((queue, place) => (
          <li key={queue.id}>
            <QueueRow queue={queue} waiting={waiting[place]} />
          </li>
        ))}
      </ul>
      {found.some(({ isError }) => isError) && <p role="alert">{texts.failed}</p>}
    </section>
  );
}
