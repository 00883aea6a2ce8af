let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, in the order they are asked for: a camera that is opened while it is being closed stays open or dark. */
export const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
  const result = last.then(job);
  last = result.catch(() => undefined);
  return result;
};
