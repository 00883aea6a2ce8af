import { ChevronRight, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import { queues } from "#web/office/queues/queues.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { WaitingInQueue as Waiting } from "#contract/office/todo.ts";

/** "12", "50+" if more cases wait than were counted, "–" if the count is unknown. */
const countText = (counts: readonly (Waiting | undefined)[]): string => {
  const known = counts.filter((each) => each !== undefined);
  if (known.length < counts.length) return "–";
  const count = known.reduce((sum, each) => sum + each.count, 0);
  return `${count}${known.some(({ more }) => more) ? "+" : ""}`;
};

type QueueRowProps = { queue: (typeof queues)[number]; waiting: Waiting | undefined };

function QueueRow({ queue: { id, to, Icon }, waiting }: QueueRowProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const now = useNow();
  const oldest = waiting?.oldest;
  return (
    <Link className="todo__queue" to={to}>
      <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
      <b className="todo__count">{countText([waiting])}</b>
      <span>{t(($) => $.admin.toDo.queues[id])}</span>
      <span className="todo__oldest">
        {oldest && t(($) => $.admin.toDo.oldest, { age: relativeTime(oldest, now, language) })}
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}

function QueueRows({ rows }: { rows: readonly QueueRowProps[] }): ReactNode {
  return (
    <ul className="todo__queues">
      {rows.map(({ queue, waiting }) => (
        <li key={queue.id}>
          <QueueRow queue={queue} waiting={waiting} />
        </li>
      ))}
    </ul>
  );
}

/** Undefined until the counts are known. */
type Props = { waiting: readonly Waiting[] | undefined };

/** Shows each queue with waiting cases, and one line for all others. */
function Queues({ waiting = [] }: Props): ReactNode {
  const { t } = useTranslation();
  const rows = queues.map((queue) => ({ queue, waiting: waiting.find((each) => each.queue === queue.id) }));
  const empty = rows.filter((row) => row.waiting?.count === 0 && !row.waiting.more);
  const full = rows.filter((row) => !empty.includes(row));
  return (
    <>
      {full.length > 0 && <QueueRows rows={full} />}
      {empty.length > 0 && (
        <details className="todo__empty">
          <summary>{t(($) => $.admin.toDo.empty, { count: empty.length })}</summary>
          <QueueRows rows={empty} />
        </details>
      )}
    </>
  );
}

export function ToDo({ waiting, isError }: Props & { isError: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.admin.toDo, { returnObjects: true, skipInterpolation: true });
  const isComplete = waiting?.length === queues.length;
  return (
    <section className="stack" aria-labelledby="todo">
      <div className="ways ways--ends">
        <h2 id="todo">
          {isComplete ? t(($) => $.admin.toDo.count, { number: countText(waiting) }) : texts.title}
        </h2>
        {waiting?.some(({ count, more }) => count > 0 || more) === true && (
          <Link className="btn btn--primary" to="/admin-todo">
            <Inbox size={20} aria-hidden="true" />
            {texts.begin}
          </Link>
        )}
      </div>
      <Queues waiting={waiting} />
      {isError && <p role="alert">{texts.failed}</p>}
      {waiting && !isComplete && !isError && <p role="alert">{texts.incomplete}</p>}
    </section>
  );
}
