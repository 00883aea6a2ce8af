import { TodoQueue, type WaitingInQueue } from "#contract/office/todo.ts";
import { queues } from "./queues.ts";
import type { Sources, Viewer } from "./read-waiting.ts";

const countQueue = async (queue: TodoQueue, sources: Sources, viewer: Viewer): Promise<WaitingInQueue> => {
  const { since, more } = await queues[queue](sources, viewer);
  return { queue, count: since.length, more, oldest: since.toSorted()[0] };
};

type Reporting = Sources & { readonly reportFailure: (queue: TodoQueue, error: unknown) => void };

/**
 * Counts every queue in one answer, because the page would otherwise fetch eighteen lists. Leaves out
 * queues that cannot be read.
 */
export const countQueues = async (
  sources: Reporting,
  viewer: Viewer,
): Promise<{ items: WaitingInQueue[] }> => {
  const counts = TodoQueue.options.map((queue) =>
    countQueue(queue, sources, viewer).catch((error: unknown) => {
      sources.reportFailure(queue, error);
      return [];
    }),
  );
  return { items: (await Promise.all(counts)).flat() };
};
