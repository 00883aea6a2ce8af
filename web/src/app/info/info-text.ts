export type InfoSection = {
  /** The anchor, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

export type InfoText = {
  readonly title: string;
  readonly lead: string;
  /** The day from which the newest version applies, in words. */
  readonly since?: string;
  readonly sections: readonly InfoSection[];
};

export type InBothLanguages = { readonly sv: InfoText; readonly en: InfoText };
