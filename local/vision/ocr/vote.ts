import { folded, isNumber, plausibility } from "./plausible.ts";
import { layOver, type Segment } from "./rows.ts";
import { boxAround, meanConfidence, textOf, type Box, type Line, type Word } from "./words.ts";

type Reading = {
  readonly words: Line;
  readonly key: string;
  readonly score: number;
  readonly plausible: number;
};

const middle = (line: Line): number => {
  const { top, bottom } = boxAround(line.map((word) => word.box));
  return (top + bottom) / 2;
};

/** The share of the place that a reading accounts for: half a name read with certainty is not the better name. */
const coverage = (words: readonly Word[], { left, right }: Box): number =>
  words.reduce((sum, { box }) => sum + box.right - box.left, 0) / Math.max(1, right - left);

/** What was read of one place on a line: the words of the best reading, then of each other one. */
export type Choice = { readonly box: Box; readonly readings: readonly Line[] };

/** A number that readings differ on is told, in each way, but as one that nobody should trust. */
const DISPUTED = 50;

export const doubted = (words: Line, most = DISPUTED): Line =>
  words.map((word) => ({ ...word, confidence: Math.min(most, word.confidence) }));

/** The different readings of a place: agreement counts, a checksum that holds counts more. */
const choiceOf = ({ readings, box }: Segment): Choice => {
  const all = [...readings.values()].map((words) => ({ words, key: folded(textOf(words)) }));
  const scored = all.map(({ words, key }): Reading => {
    const votes = all.filter((other) => other.key === key).length;
    const plausible = plausibility(textOf(words));
    const score = votes + 1.5 * plausible + meanConfidence(words) / 100 + coverage(words, box);
    return { words, key, plausible, score };
  });
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const [best, ...others] = sorted.filter(
    ({ key }, index) => sorted.findIndex((other) => other.key === key) === index,
  );
  if (best === undefined) return { box, readings: [] };
  // A reading that breaks off says nothing against the whole one.
  const rivals =
    best.plausible > 0 ? [] : others.filter(({ key }) => isNumber(key) && !best.key.includes(key));
  if (rivals.length === 0) return { box, readings: [best.words] };
  return { box, readings: [best, ...rivals].map(({ words }) => doubted(words)) };
};

/** Merges what several passes read on the same page, all in the same coordinates: rows of places, from top to bottom. */
export const choose = (passes: readonly (readonly Line[])[]): Choice[][] => {
  const legible = (lines: readonly Line[]) =>
    lines.flat().reduce((sum, word) => sum + word.text.length * Math.max(0, word.confidence - 40), 0);
  return layOver(passes.toSorted((a, b) => legible(b) - legible(a)))
    .map((row) => row.toSorted((a, b) => a.box.left - b.box.left).map(choiceOf))
    .filter((row) => row.some(({ readings: [best] }) => best !== undefined))
    .toSorted((a, b) => middle(bestOf(a)) - middle(bestOf(b)));
};

const bestOf = (row: readonly Choice[]): Line => row.flatMap(({ readings: [best = []] }) => best);

/** The line with the best reading everywhere, then once more for each other reading of a place. */
const linesOfRow = (row: readonly Choice[]): Line[] => {
  const best = row.map(({ readings: [words = []] }) => words);
  const others = row.flatMap(({ readings }, place) =>
    readings.slice(1).map((words) => best.with(place, words).flat()),
  );
  return [best.flat(), ...others];
};

export const linesOf = (rows: readonly (readonly Choice[])[]): Line[] => rows.flatMap(linesOfRow);

export const vote = (passes: readonly (readonly Line[])[]): Line[] => linesOf(choose(passes));
