import type { TableStep } from "./table-request.ts";

/** Says when there may be something new in the tables, so that nothing has to ask for it all the time. */
export type Changes = {
  readonly tell: () => void;
  readonly listen: (heard: () => void) => void;
};

export const createChanges = (): Changes => {
  const listeners: (() => void)[] = [];
  return {
    tell: () => {
      for (const heard of listeners) heard();
    },
    listen: (heard) => void listeners.push(heard),
  };
};

/** What changes nothing. */
const readings = new Set([
  "GetItem",
  "BatchGetItem",
  "TransactGetItems",
  "Query",
  "Scan",
  "DescribeTable",
  "DescribeContinuousBackups",
]);

/** Tells of every request that may have changed a table. */
export const tellChanges =
  ({ tell }: Pick<Changes, "tell">): TableStep =>
  async (request, next) => {
    const answer = await next(request);
    if (!readings.has(request.operation)) tell();
    return answer;
  };
