export const accountDocuments = ["terms", "privacy"] as const;
export type AccountDocument = (typeof accountDocuments)[number];

type First = {
  /** The day from which it applies; a change is published in good time before. */
  readonly from: string;
};
type Later = First & {
  /** One sentence about the change, which everyone with an account is shown. */
  readonly news: Readonly<Record<"sv" | "en", string>>;
};
export type DocumentVersions = Readonly<Record<AccountDocument, readonly [First, ...Later[]]>>;

/** A changed text adds a version at the end. Versions are counted from 1. */
export const documentVersions: DocumentVersions = {
  terms: [{ from: "2026-11-29" }],
  privacy: [{ from: "2026-11-29" }],
};

export const startOf = (document: AccountDocument, version: number): string =>
  (documentVersions[document][version - 1] ?? documentVersions[document][0]).from;

/** The versions whose texts the pages show. */
export const newestDocuments: Readonly<Record<AccountDocument, number>> = {
  terms: documentVersions.terms.length,
  privacy: documentVersions.privacy.length,
};
