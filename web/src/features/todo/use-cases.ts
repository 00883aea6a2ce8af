import { useQueries } from "@tanstack/react-query";
import type { TodoQueue } from "#contract/todo.ts";
import { type Case, keyOf, oldestFirst } from "#web/shared/queues/case.ts";
import { queues } from "#web/shared/queues/queues.ts";

export type Filter = TodoQueue | "all";

/** The cases of all queues in one list, the oldest first, without those that are decided already. */
export const useCases = (filter: Filter, isGone: (key: string) => boolean) => {
  const found = useQueries({ queries: queues.map(({ query }) => query) });
  const perQueue = queues.map(({ id }, place) => ({
    id,
    cases: (found[place]?.data?.cases ?? []).filter((each) => !isGone(keyOf(each))),
    more: found[place]?.data?.more ?? false,
  }));
  const cases: readonly Case[] = perQueue
    .filter(({ id }) => filter === "all" || filter === id)
    .flatMap((queue) => queue.cases)
    .toSorted(oldestFirst);
  return {
    cases,
    perQueue,
    isPending: found.some(({ isPending }) => isPending),
    isFailed: found.some(({ isError }) => isError),
    retry: () => {
      for (const query of found) if (query.isError) void query.refetch();
    },
  };
};
