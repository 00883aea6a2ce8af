import type { ReadFrom } from "#contract/bikes/analysis.ts";

/** A value with its confidence in percent. */
export type Reading<T> = { readonly value: T; readonly confidence: number };

type Sourced<T> = Reading<T> & { readonly from: ReadFrom };

/**
 * Combines two independent readings: agreement raises the confidence, and on conflict the surer one
 * counts with less.
 */
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

/** The surest reading, or the first of equally sure ones. */
export const surest = <T>(readings: readonly Reading<T>[]): Reading<T> | undefined =>
  readings.reduce<Reading<T> | undefined>(
    (best, reading) => (best && best.confidence >= reading.confidence ? best : reading),
    undefined,
  );
