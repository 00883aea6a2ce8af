import type { Language } from "#contract/accounts.ts";
import { documentAddress, documentPaths } from "#contract/documents.ts";

/** Where a page stands in a language: one that is a document too has an address in each. The home page of someone signed in does not. */
export const pageAddress = (path: string, language: Language): string => {
  const document = documentPaths.find((each) => each === path && each !== "/");
  return document === undefined ? path : documentAddress(document, language);
};
