import type { Figure, Span } from "#contract/statistics.ts";
import type { Released, Vector } from "./release.ts";

/** The greatest released spans that lie within a period, and whether they are all of it. */
export type Cover = { readonly nodes: readonly Released[]; readonly whole: boolean };

const earlier = (one: string, other: string): string => (one < other ? one : other);

const inside = (node: Released, { from, to }: Span, today: string): boolean =>
  node.from >= from && earlier(node.to, today) <= to;

const apart = (node: Released, { from, to }: Span, today: string): boolean =>
  node.to < from || node.from > to || node.from > today;

const coverOne = (node: Released, period: Span, today: string): Cover => {
  if (apart(node, period, today)) return { nodes: [], whole: true };
  if (inside(node, period, today))
    return node.total === undefined ? { nodes: [], whole: false } : { nodes: [node], whole: true };
  if (node.children.length === 0) return { nodes: [], whole: false };
  return cover(node.children, period, today);
};

/** What is released of a period. Days to come count as nothing. */
export function cover(nodes: readonly Released[], period: Span, today: string): Cover {
  const parts = nodes.map((node) => coverOne(node, period, today));
  return { nodes: parts.flatMap(({ nodes: some }) => some), whole: parts.every(({ whole }) => whole) };
}

const figure = (value: number, whole: boolean): Figure => {
  if (whole) return { is: "exact", value };
  return value > 0 ? { is: "atLeast", value } : { is: "few" };
};

const sum = (vectors: readonly (Vector | undefined)[], place: number): number =>
  vectors.reduce((total, vector) => total + (vector?.[place] ?? 0), 0);

/** All there was, in one of the places of the vectors. */
export const totalIn = ({ nodes, whole }: Cover, place = 0): Figure =>
  figure(
    sum(
      nodes.map(({ total }) => total),
      place,
    ),
    whole,
  );

/** Whether it is told how many of a value there were. Where there is no rest, there were none of what is not named. */
const isTold = ({ named, rest }: Released, value: string): boolean =>
  named.has(value) || rest.every((number) => number === 0);

/** What there was of one value. */
export const valueIn = ({ nodes, whole }: Cover, value: string, place = 0): Figure => {
  const isNamed = nodes.every((node) => isTold(node, value));
  const shown = nodes.map(({ named }) => named.get(value));
  return figure(sum(shown, place), whole && isNamed);
};

/** What there was of everything that is not named. */
export const restIn = ({ nodes, whole }: Cover): Figure =>
  figure(
    sum(
      nodes.map(({ rest }) => rest),
      0,
    ),
    whole,
  );

export const valuesIn = ({ nodes }: Cover): string[] => [
  ...new Set(nodes.flatMap(({ named }) => [...named.keys()])),
];

/** Which part the first number of the vectors is of all of them; nothing where not all of it can be shown. */
const shareOf = (vectors: readonly (Vector | undefined)[]): Figure => {
  const all = vectors.reduce((total, vector) => total + (vector ?? []).reduce((part, n) => part + n, 0), 0);
  return all === 0 ? { is: "few" } : { is: "exact", value: sum(vectors, 0) / all };
};

export const totalShareIn = ({ nodes, whole }: Cover): Figure =>
  whole ? shareOf(nodes.map(({ total }) => total)) : { is: "few" };

export const valueShareIn = ({ nodes, whole }: Cover, value: string): Figure =>
  whole && nodes.every((node) => isTold(node, value))
    ? shareOf(nodes.map(({ named }) => named.get(value)))
    : { is: "few" };
