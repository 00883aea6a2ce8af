/** A line of text in reading order, and how sure the reading is in percent. */
export type TextLine = { readonly text: string; readonly confidence: number };
