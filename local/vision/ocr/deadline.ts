/** Rejects with what `late` makes where the work takes longer than `milliseconds`. */
export const withDeadline = async <T>(
  work: Promise<T>,
  milliseconds: number,
  late: () => Error,
): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};
