let last: Promise<unknown> = Promise.resolve();

/** Runs jobs one after the other, so that opening and closing a camera never overlap. */
export const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
  const result = last.then(job);
  last = result.catch(() => undefined);
  return result;
};
