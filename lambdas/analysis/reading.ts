import type { ReadFrom } from "#contract/analysis.ts";

/** Something read, with how sure the reading is in percent. */
export type Reading<T> = { readonly value: T; readonly confidence: number };

type Sourced<T> = Reading<T> & { readonly from: ReadFrom };

/** Two independent readings as one: sure of what both say, and of the surer one, less so, where they differ. */
export const combine = <T>(
  onPhoto: Reading<T> | undefined,
  onReceipt: Reading<T> | undefined,
): Sourced<T> | undefined => {
  if (!onPhoto) return onReceipt && { ...onReceipt, from: "receipt" };
  if (!onReceipt) return { ...onPhoto, from: "photo" };
  const doubt = 100 - onPhoto.confidence;
  if (onPhoto.value === onReceipt.value)
    return { ...onPhoto, confidence: 100 - (doubt * (100 - onReceipt.confidence)) / 100, from: "photo" };
  const [surer, lesser, from] =
    onPhoto.confidence >= onReceipt.confidence
      ? ([onPhoto, onReceipt, "photo"] as const)
      : ([onReceipt, onPhoto, "receipt"] as const);
  return { ...surer, confidence: surer.confidence * (1 - lesser.confidence / 200), from };
};

/** The surest of several, the first of equals. */
export const surest = <T>(readings: readonly Reading<T>[]): Reading<T> | undefined =>
  readings.reduce<Reading<T> | undefined>(
    (best, reading) => (best && best.confidence >= reading.confidence ? best : reading),
    undefined,
  );
