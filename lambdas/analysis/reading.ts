/** Something read, with how sure the reading is in percent. */
export type Reading<T> = { readonly value: T; readonly confidence: number };

/** Two independent readings as one: sure of what both say, and of the surer one, less so, where they differ. */
export const combine = <T>(
  one: Reading<T> | undefined,
  other: Reading<T> | undefined,
): Reading<T> | undefined => {
  if (!one || !other) return one ?? other;
  const [surer, lesser] = one.confidence >= other.confidence ? [one, other] : [other, one];
  const confidence =
    surer.value === lesser.value
      ? 100 - ((100 - surer.confidence) * (100 - lesser.confidence)) / 100
      : surer.confidence * (1 - lesser.confidence / 200);
  return { value: surer.value, confidence };
};

/** The surest of several, the first of equals. */
export const surest = <T>(readings: readonly Reading<T>[]): Reading<T> | undefined =>
  readings.reduce<Reading<T> | undefined>(
    (best, reading) => (best && best.confidence >= reading.confidence ? best : reading),
    undefined,
  );
