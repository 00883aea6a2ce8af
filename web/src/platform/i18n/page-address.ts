import type { Language } from "#contract/people/accounts.ts";
import { documentAddress, documentPaths } from "#contract/people/documents.ts";

/** The address of a page in a language. Only documents have one per language; the landing page is left out, as signed-in people have another home. */
export const pageAddress = (path: string, language: Language): string => {
  const document = documentPaths.find((each) => each === path && each !== "/");
  return document === undefined ? path : documentAddress(document, language);
};
