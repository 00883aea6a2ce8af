export type PaperLine = readonly [term: string, value: string];

export type PaperLines = {
  readonly title: string;
  /** A later event, such as a refund. */
  readonly notice?: string | undefined;
  readonly facts: readonly PaperLine[];
  readonly item: string;
  readonly itemNotes: readonly string[];
  /** Ends with the total; empty if no price is known. */
  readonly sums: readonly PaperLine[];
  readonly seller: readonly string[];
  readonly text?: string | undefined;
  readonly words: { readonly item: string; readonly amount: string; readonly seller: string };
};
