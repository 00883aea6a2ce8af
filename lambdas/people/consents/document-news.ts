import type { DocumentNews } from "#contract/people/document-news.ts";
import {
  accountDocuments,
  type AccountDocument,
  documentVersions,
  type DocumentVersions,
} from "#contract/people/document-versions.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

type Known = ProfileItem["documents"];

/** Accounts without a record had the first version on the page that created them. */
export const knownVersion = (known: Known, document: AccountDocument): number => known?.[document] ?? 1;

/** Lists the documents that are newer than those the person has answered. Declining new terms counts until they take effect. */
export const documentNews = (
  known: Known,
  now: Date,
  versions: DocumentVersions = documentVersions,
): DocumentNews[] => {
  const today = isoDate(swedishDate(now));
  return accountDocuments.flatMap((document) => {
    const [, ...later] = versions[document];
    const missed = later.slice(knownVersion(known, document) - 1);
    const newest = missed.at(-1);
    if (newest === undefined) return [];
    const version = versions[document].length;
    const isTerms = document === "terms";
    const required = isTerms && missed.some(({ from }) => from <= today);
    if (isTerms && !required && known?.declined === version) return [];
    return [{ document, version, from: newest.from, news: missed.map(({ news }) => news), required }];
  });
};
