export type PaperLine = readonly [term: string, value: string];

/** Everything that stands on a receipt, in words, for the screen and for print alike. */
export type PaperLines = {
  readonly title: string;
  /** What has become of it since. */
  readonly notice?: string | undefined;
  readonly facts: readonly PaperLine[];
  readonly item: string;
  readonly itemNotes: readonly string[];
  /** The total comes last; none where nothing is known of a price. */
  readonly sums: readonly PaperLine[];
  /** The name comes first. */
  readonly seller: readonly string[];
  /** What the seller writes at the foot. */
  readonly text?: string | undefined;
  readonly words: { readonly item: string; readonly amount: string; readonly seller: string };
};
