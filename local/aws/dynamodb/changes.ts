import type { TableStep } from "./table-request.ts";

/** Signals possible changes in the tables, so that stream readers need not poll all the time. */
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

const readings = new Set([
  "GetItem",
  "BatchGetItem",
  "TransactGetItems",
  "Query",
  "Scan",
  "DescribeTable",
  "DescribeContinuousBackups",
]);

export const reportChanges =
  ({ tell }: Pick<Changes, "tell">): TableStep =>
  async (request, next) => {
    const answer = await next(request);
    if (!readings.has(request.operation)) tell();
    return answer;
  };
