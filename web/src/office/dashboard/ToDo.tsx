import { useQueries } from "@tanstack/react-query";
import { ChevronRight, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import type { QueueCases } from "#web/office/queues/case.ts";
import { queues } from "#web/office/queues/queues.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type QueueCounts = readonly (QueueCases | undefined)[];

/** "12", "50+" if more cases wait than were counted, "–" while loading. */
const countText = (waiting: QueueCases | undefined): string =>
  waiting === undefined ? "–" : `${waiting.cases.length}${waiting.more ? "+" : ""}`;

/** Sums all queues; undefined until every one has loaded. */
const sumOfQueues = (waiting: QueueCounts): QueueCases | undefined => {
  const known = waiting.filter((queue) => queue !== undefined);
  if (known.length < waiting.length) return undefined;
  return { cases: known.flatMap(({ cases }) => cases), more: known.some(({ more }) => more) };
};

type QueueRowProps = { queue: (typeof queues)[number]; waiting: QueueCases | undefined };

function QueueRow({ queue: { id, to, Icon }, waiting }: QueueRowProps): ReactNode {
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

export function ToDo(): ReactNode {
  const { t } = useTranslation();
  const found = useQueries({ queries: queues.map(({ query }) => query) });
  const waiting = found.map(({ data }) => data);
  const total = sumOfQueues(waiting);
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
