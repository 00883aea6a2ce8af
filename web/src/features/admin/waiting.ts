/** How many wait in a queue, and whether there are more than could be counted at once. */
export type Waiting = { readonly count: number; readonly more: boolean };

/** Of all queues together; undefined until every one has answered. */
export const allTogether = (queues: readonly (Waiting | undefined)[]): Waiting | undefined => {
  const known = queues.filter((queue) => queue !== undefined);
  if (known.length < queues.length) return undefined;
  return {
    count: known.reduce((sum, { count }) => sum + count, 0),
    more: known.some(({ more }) => more),
  };
};
