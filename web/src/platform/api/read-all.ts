type Page<T> = { readonly items: readonly T[]; readonly cursor?: string | undefined };

/** Reads all pages of a list, in order. */
export const readAll = async <T>(
  readPage: (cursor: string | undefined) => Promise<Page<T>>,
): Promise<T[]> => {
  const all: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    all.push(...page.items);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return all;
};
