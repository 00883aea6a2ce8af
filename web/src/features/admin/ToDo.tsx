import { useQueries } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { queues } from "./queues.ts";
import { allTogether, type Waiting } from "./waiting.ts";

/** `12`, `50+` where there are more than were counted, nothing while it is not known. */
const countText = (waiting: Waiting | undefined): string =>
  waiting === undefined ? "–" : `${waiting.count}${waiting.more ? "+" : ""}`;

/** The queues with how many wait in each, and how many in all of them. */
export function ToDo(): ReactNode {
  const { t } = useTranslation();
  const found = useQueries({ queries: queues.map(({ query }) => query) });
  const waiting = found.map(({ data }) => data);
  const total = allTogether(waiting);
  const texts = t(($) => $.admin.toDo, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="todo" aria-labelledby="todo">
      <h2 id="todo">
        {total === undefined ? texts.title : t(($) => $.admin.toDo.count, { number: countText(total) })}
      </h2>
      <ul className="todo__queues">
        {queues.map(({ id, to, Icon }, place) => (
          <li key={id}>
            <Link className="todo__queue" to={to} data-empty={waiting[place]?.count === 0}>
              <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
              <b className="todo__count">{countText(waiting[place])}</b>
              <span>{texts.queues[id]}</span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {found.some(({ isError }) => isError) && <p role="alert">{texts.failed}</p>}
    </section>
  );
}
