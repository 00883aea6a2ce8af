/** The primary key of an item. */
export type Key = { readonly pk: string; readonly sk: string };

export const key = (pk: string, sk: string): Key => ({ pk, sk });
