/** The primary key of an item. `Partition` keeps how its partition key begins, for rights to be given by. */
export type Key<Partition extends string = string> = { readonly pk: Partition; readonly sk: string };

export const key = <Partition extends string>(pk: Partition, sk: string): Key<Partition> => ({ pk, sk });
