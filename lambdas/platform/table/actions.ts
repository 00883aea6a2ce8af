import * as expectation from "./expectations.ts";
import type { Expectation, Item, Value } from "./expectations.ts";
import type { Failure } from "./failures.ts";
import type { Key } from "./key.ts";

/** One write of a transaction, as a value: building it writes nothing. */
export type Action = {
  readonly kind: "put" | "update" | "delete" | "check";
  readonly key: Key;
  readonly item: Item;
  readonly removed: readonly string[];
  readonly added: Readonly<Record<string, number>>;
  readonly expectations: readonly Expectation[];
};

export type ActionBuilder = Action & {
  /** Sets these attributes, but leaves those with undefined unchanged. */
  set(attributes: Item): ActionBuilder;
  remove(...attributes: string[]): ActionBuilder;
  /** Adds to a number, which starts at 0. */
  add(attribute: string, amount: number): ActionBuilder;
  expectNew(failure: Failure): ActionBuilder;
  expectExists(failure: Failure): ActionBuilder;
  expect(attribute: string, value: Value, failure: Failure): ActionBuilder;
  expectAbsent(attribute: string, failure: Failure): ActionBuilder;
  expectAtLeast(attribute: string, minimum: number, failure: Failure): ActionBuilder;
  expectBelow(attribute: string, limit: number, failure: Failure): ActionBuilder;
  expectEither(choices: readonly Expectation[], failure: Failure): ActionBuilder;
};

const builder = (action: Action): ActionBuilder => {
  const expecting = (more: Expectation) =>
    builder({ ...action, expectations: [...action.expectations, more] });
  return {
    ...action,
    set: (attributes) => builder({ ...action, item: { ...action.item, ...attributes } }),
    remove: (...attributes) => builder({ ...action, removed: [...action.removed, ...attributes] }),
    add: (attribute, amount) => builder({ ...action, added: { ...action.added, [attribute]: amount } }),
    expectNew: (failure) => expecting(expectation.isNew(failure)),
    expectExists: (failure) => expecting(expectation.exists(failure)),
    expect: (attribute, value, failure) => expecting(expectation.equals(attribute, value, failure)),
    expectAbsent: (attribute, failure) => expecting(expectation.isAbsent(attribute, failure)),
    expectAtLeast: (attribute, minimum, failure) =>
      expecting(expectation.atLeast(attribute, minimum, failure)),
    expectBelow: (attribute, limit, failure) => expecting(expectation.below(attribute, limit, failure)),
    expectEither: (choices, failure) => expecting(expectation.either(choices, failure)),
  };
};

const start = (kind: Action["kind"], key: Key, item: Item): ActionBuilder =>
  builder({ kind, key, item, removed: [], added: {}, expectations: [] });

/** Writes a whole item. `entity` is the name of its key in keys.ts. */
export const put = (key: Key, entity: string, item: Item): ActionBuilder =>
  start("put", key, { ...item, entity });

/** Changes attributes of an item. DynamoDB creates a missing item unless an expectation forbids it. */
export const update = (key: Key): ActionBuilder => start("update", key, {});

export const remove = (key: Key): ActionBuilder => start("delete", key, {});

/** Writes nothing, but its expectations can fail the transaction. */
export const check = (key: Key): ActionBuilder => start("check", key, {});
