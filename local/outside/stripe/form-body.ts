import { isRecord } from "#local/template/is-record.ts";

type Tree = Record<string, unknown>;

const stepsOf = (name: string): string[] => name.replaceAll("]", "").split("[");

const place = (tree: Tree, [step = "", ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) {
    tree[step] = value;
    return;
  }
  const below = tree[step];
  const branch: Tree = isRecord(below) ? below : {};
  tree[step] = branch;
  place(branch, rest, value);
};

/** Turns objects with the keys 0, 1, 2 … into lists. */
const withLists = (tree: Tree): unknown => {
  const entries = Object.entries(tree).map(
    ([name, value]) => [name, isRecord(value) ? withLists(value) : value] as const,
  );
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};

/** Reads parameters as the clients of Stripe write them, `line_items[0][price_data][currency]=sek`. */
export const readForm = (text: string): unknown => {
  const tree: Tree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) place(tree, stepsOf(name), value);
  return withLists(tree);
};
