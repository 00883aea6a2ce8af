/** `confidence` is in percent. */
export type ReadWord = { readonly text: string; readonly confidence: number };

export type TextLine = ReadWord & {
  /** Only if the service rates each word. */
  readonly words?: readonly ReadWord[];
};
