/** The primary key of an item. `Partition` keeps the prefix of the partition key as a type, for access rights. */
export type Key<Partition extends string = string> = { readonly pk: Partition; readonly sk: string };

export const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** DynamoDB's limit for one batch read. */
const maxKeys = 100;

/** Splits keys, each once, into batches that DynamoDB reads in one request. */
export const inBatches = (wanted: readonly Key[]): Key[][] => {
  const different = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const batches: Key[][] = [];
  while (different.length > 0) batches.push(different.splice(0, maxKeys));
  return batches;
};

export const key = <Partition extends string>(pk: Partition, sk: string): Key<Partition> => ({ pk, sk });
