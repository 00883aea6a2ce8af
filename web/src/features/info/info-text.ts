/** One part of an information page. A list follows its paragraphs. */
export type InfoSection = {
  /** Part of the address, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

export type InfoText = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly InfoSection[];
};

export type InBothLanguages = { readonly sv: InfoText; readonly en: InfoText };
