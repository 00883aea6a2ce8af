import { folded, isNumber, plausibility } from "./plausible.ts";
import { layOver, type Row, type Segment } from "./rows.ts";
import { boxAround, meanConfidence, textOf, type Box, type Line, type Word } from "./words.ts";

type Reading = {
  readonly words: Word[];
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

/** The different readings of a place, the best first: agreement counts, a checksum that holds counts more. */
const ranked = ({ readings, box }: Segment): Reading[] => {
  const all = [...readings.values()].map((words) => ({ words, key: folded(textOf(words)) }));
  const scored = all.map(({ words, key }) => {
    const votes = all.filter((other) => other.key === key).length;
    const plausible = plausibility(textOf(words));
    return {
      words,
      key,
      plausible,
      score: votes + 1.5 * plausible + meanConfidence(words) / 100 + coverage(words, box),
    };
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .filter((reading, index, sorted) => sorted.findIndex((other) => other.key === reading.key) === index);
};

const isDoubtful = ([best, ...others]: Reading[]): boolean =>
  best !== undefined && best.plausible <= 0 && others.some((other) => isNumber(other.key));

/** The line with the best reading everywhere, then once more for each other reading of a number that nothing proves. */
const linesOf = (row: Row): Line[] => {
  const choices = row.toSorted((a, b) => a.box.left - b.box.left).map(ranked);
  const best = choices.map((readings) => readings[0]?.words ?? []);
  const others = choices.flatMap((readings, place) =>
    isDoubtful(readings)
      ? readings
          .slice(1)
          .filter((reading) => isNumber(reading.key))
          .map((reading) => best.with(place, reading.words).flat())
      : [],
  );
  return [best.flat(), ...others];
};

/** Merges what several passes read on the same page, all in the same coordinates. */
export const vote = (passes: readonly (readonly Line[])[]): Line[] => {
  const legible = (lines: readonly Line[]) =>
    lines.flat().reduce((sum, word) => sum + word.text.length * Math.max(0, word.confidence - 40), 0);
  return layOver(passes.toSorted((a, b) => legible(b) - legible(a)))
    .map(linesOf)
    .filter(([line]) => line !== undefined && line.length > 0)
    .toSorted(([a = []], [b = []]) => middle(a) - middle(b))
    .flat();
};
