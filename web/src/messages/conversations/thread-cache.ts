import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Message, Thread } from "#contract/messages/messages.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { messageQueries } from "./queries.ts";

type ListPage = { readonly items: readonly Thread[] };
type ThreadPage = { readonly items: readonly Message[]; readonly thread: Thread };

const eachPage =
  <Page>(change: (page: Page, place: number) => Page) =>
  (data: InfiniteData<Page> | undefined) =>
    data && { ...data, pages: data.pages.map((page, place) => change(page, place)) };

const keyOf = (threadId: string) => messageQueries.thread(threadId).queryKey;

export const showThread = (queries: QueryClient, thread: Thread): void => {
  queries.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: queryKeys.threads.lists },
    eachPage((page) => ({
      ...page,
      items: page.items.map((each) => (each.id === thread.id ? thread : each)),
    })),
  );
  queries.setQueryData<InfiniteData<ThreadPage>>(
    keyOf(thread.id),
    eachPage((page) => ({ ...page, thread })),
  );
};

export const addMessage = (queries: QueryClient, threadId: string, message: Message): void => {
  queries.setQueryData<InfiniteData<ThreadPage>>(
    keyOf(threadId),
    eachPage((page, place) => {
      const others = page.items.filter(({ id }) => id !== message.id);
      return { ...page, items: place === 0 ? [message, ...others] : others };
    }),
  );
};

export const dropMessage = (queries: QueryClient, threadId: string, messageId: string): void => {
  queries.setQueryData<InfiniteData<ThreadPage>>(
    keyOf(threadId),
    eachPage((page) => ({ ...page, items: page.items.filter(({ id }) => id !== messageId) })),
  );
};
