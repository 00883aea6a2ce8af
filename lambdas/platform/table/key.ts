/** The primary key of an item. `Partition` keeps the prefix of the partition key as a type, for access rights. */
export type Key<Partition extends string = string> = { readonly pk: Partition; readonly sk: string };

export const key = <Partition extends string>(pk: Partition, sk: string): Key<Partition> => ({ pk, sk });
