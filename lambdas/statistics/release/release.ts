import { fewest } from "#contract/statistics.ts";

/** Several numbers that are shown together or not at all, as those recovered and those not. */
export type Vector = readonly number[];

/** What was counted in a span of days: in all, and of each value of a characteristic. Its children share its days between them. */
export type Counted = {
  readonly from: string;
  readonly to: string;
  readonly total: Vector;
  readonly cells: ReadonlyMap<string, Vector>;
  readonly children: readonly Counted[];
};

/** What may be shown of that; without `total` nothing. What is not named is part of the rest, be it few or none. */
export type Released = {
  readonly from: string;
  readonly to: string;
  readonly total: Vector | undefined;
  readonly named: ReadonlyMap<string, Vector>;
  readonly rest: Vector;
  readonly children: readonly Released[];
};

/** None is not few: nobody stands behind it. */
const isSafe = (vector: Vector): boolean => vector.every((number) => number === 0 || number >= fewest);
const isEnough = (vector: Vector): boolean => vector.every((number) => number >= fewest);

export const minus = (all: Vector, parts: readonly Vector[]): Vector =>
  all.map((number, place) => parts.reduce((left, part) => left - (part[place] ?? 0), number));

export const nothingOf = ({ total }: Counted): Vector => total.map(() => 0);
export const cellOf = (node: Counted, value: string): Vector => node.cells.get(value) ?? nothingOf(node);
const sumOf = (vector: Vector): number => vector.reduce((sum, number) => sum + number, 0);

/** Where all of them are the most that is hidden, their number and their sum say so. */
const betray = (pooled: readonly Vector[], place: number): boolean => {
  const numbers = pooled.map((vector) => vector[place] ?? 0).filter((number) => number > 0);
  return numbers.length > 0 && numbers.every((number) => number === fewest - 1);
};

const isRestSafe = (node: Counted, named: readonly string[]): boolean => {
  const rest = minus(
    node.total,
    named.map((value) => cellOf(node, value)),
  );
  const pooled = [...node.cells].filter(([value]) => !named.includes(value)).map(([, vector]) => vector);
  return isSafe(rest) && !rest.some((_, place) => betray(pooled, place));
};

/** Values that can be shown by themselves in each of the spans, and leave a rest that can be shown. The smallest go into the rest until it can. */
export const nameable = (nodes: readonly Counted[], candidates: readonly string[]): string[] => {
  const counted = nodes.filter(({ total }) => sumOf(total) > 0);
  const size = (value: string) => counted.reduce((sum, node) => sum + sumOf(cellOf(node, value)), 0);
  const named = candidates
    .filter((value) => counted.every((node) => isEnough(cellOf(node, value))))
    .toSorted((one, other) => size(other) - size(one) || (one < other ? -1 : 1));
  while (named.length > 0 && !counted.every((node) => isRestSafe(node, named))) named.pop();
  return named;
};

const show = (node: Counted, named: readonly string[]): Released => {
  const { from, to, total, children } = node;
  const shown = new Map(named.map((value) => [value, cellOf(node, value)]));
  const splits = children.length > 0 && children.every((child) => isSafe(child.total));
  const below = splits ? nameable(children, named) : [];
  return {
    from,
    to,
    total,
    named: shown,
    rest: minus(total, [...shown.values()]),
    children: splits ? children.map((child) => show(child, below)) : [],
  };
};

/**
 * What may be shown of a span, of its parts, and of the values in each, so that neither a number under five is shown nor
 * follows from others. A part is shown only where all its siblings can be; a value is named in a part only where it is in
 * the whole and can be in all siblings; whatever is not named goes into one rest, which has to be safe too. Where nothing
 * at all was counted, that is shown.
 */
export const release = (node: Counted): Released => {
  if (isSafe(node.total)) return show(node, nameable([node], [...node.cells.keys()]));
  const { from, to } = node;
  return { from, to, total: undefined, named: new Map(), rest: nothingOf(node), children: [] };
};
