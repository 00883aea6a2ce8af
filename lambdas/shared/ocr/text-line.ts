/** A word, and how sure the reading is in percent. */
export type ReadWord = { readonly text: string; readonly confidence: number };

/** A line of text in reading order, and how sure the reading is in percent. */
export type TextLine = ReadWord & {
  /** Its words, where the reader judges each by itself. */
  readonly words?: readonly ReadWord[];
};
