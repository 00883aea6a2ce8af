import {
  type Counted,
  type Released,
  type Vector,
  cellOf,
  minus,
  nameable,
  nothingOf,
  release,
} from "./release.ts";

/** Which group a value belongs to, as a municipality to a county. */
type GroupOf = (value: string) => string;

const plus = (one: Vector, other: Vector | undefined): Vector =>
  one.map((number, place) => number + (other?.[place] ?? 0));

/** The same, counted by group. */
export const groupCells = (node: Counted, groupOf: GroupOf): Counted => {
  const cells = new Map<string, Vector>();
  for (const [value, vector] of node.cells)
    cells.set(groupOf(value), plus(vector, cells.get(groupOf(value))));
  return { ...node, cells, children: node.children.map((child) => groupCells(child, groupOf)) };
};

/** A node with some of its values alone. */
const pick = (node: Counted, isOfIt: (value: string) => boolean): Counted => {
  const cells = new Map([...node.cells].filter(([value]) => isOfIt(value)));
  return { ...node, cells, total: [...cells.values()].reduce(plus, nothingOf(node)) };
};

/** Groups that are shown stand for themselves, and all others are one. */
const sharesOf = (shown: readonly Released[], groupOf: GroupOf): ((value: string) => boolean)[] => {
  const [first] = shown;
  const named = [...(first?.named.keys() ?? [])];
  return [
    ...named.map((group) => (value: string) => groupOf(value) === group),
    (value) => !named.includes(groupOf(value)),
  ];
};

const showAll = (
  shown: readonly Released[],
  nodes: readonly Counted[],
  candidates: readonly string[],
  groupOf: GroupOf,
): Released[] => {
  const named = sharesOf(shown, groupOf).flatMap((isOfIt) =>
    nameable(
      nodes.map((node) => pick(node, isOfIt)),
      candidates.filter(isOfIt),
    ),
  );
  return shown.map((groups, place) => {
    const node = nodes[place];
    if (!node || groups.total === undefined) return groups;
    const values = new Map(named.map((value) => [value, cellOf(node, value)]));
    return {
      ...groups,
      named: values,
      rest: minus(node.total, [...values.values()]),
      children: showAll(groups.children, node.children, named, groupOf),
    };
  });
};

/**
 * What may be shown of values beside their groups, as of municipalities beside their counties: of what is named in a group
 * that is shown, so much is left in it that its rest is safe too, and of those that are not, in all of them together.
 */
export const releaseInGroups = (node: Counted, groupOf: GroupOf): Released => {
  const groups = release(groupCells(node, groupOf));
  const [shown = groups] = showAll([groups], [node], [...node.cells.keys()], groupOf);
  return shown;
};
