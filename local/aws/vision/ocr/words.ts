/** In pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Confidence from 0 to 100. */
export type Word = { readonly text: string; readonly confidence: number; readonly box: Box };

/** Ordered from left to right. */
export type Line = readonly Word[];

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(" ");

export const meanConfidence = (words: readonly Word[]): number => {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
};
