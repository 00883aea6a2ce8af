import type { Case, QueueCases } from "./case.ts";

/** The API's largest page. */
export const maxItems = 50;
/** The number of pages to read if a list also holds other rows or is sorted newest first. */
const maxPages = 4;
/** A decision may be sent while its page is closing. */
export const outlivesPage = { outlivesPage: true } as const;

type Page<T> = { readonly items: readonly T[]; readonly cursor?: string | undefined };
type ReadPage<T> = (cursor: string | undefined) => Promise<Page<T>>;

export const queueCases = <T>({ items, cursor }: Page<T>, show: (item: T) => Case): QueueCases => ({
  cases: items.map(show),
  more: cursor !== undefined,
});

export const allPages = async <T>(read: ReadPage<T>): Promise<Page<T>> => {
  const items: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const next = await read(cursor);
    items.push(...next.items);
    ({ cursor } = next);
    if (cursor === undefined) break;
  }
  return { items, cursor };
};
