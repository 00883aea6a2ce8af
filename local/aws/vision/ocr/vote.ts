import { folded, isNumber, plausibility } from "./plausible.ts";
import { boxAround, meanConfidence, type Box, type Line, type Word, textOf } from "./words.ts";

type Segment = { box: Box; readonly readings: Map<number, Word[]> };

type LineReading = Segment[];

// A line seen only by a later pass is as often noise as text.
const LONE_LINE_CONFIDENCE = 60;

const LONGEST_SCRAP = 2;

const sharedLength = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  (Math.min(end, otherEnd) - Math.max(start, otherStart)) /
  Math.max(1, Math.min(end - start, otherEnd - otherStart));

const samePlace = (a: Box, b: Box): boolean =>
  sharedLength(a.top, a.bottom, b.top, b.bottom) > 0.5 &&
  sharedLength(a.left, a.right, b.left, b.right) > 0.3;

const join = (row: LineReading, segments: readonly Segment[], pass: number, word: Word): LineReading => {
  const joined: Segment = { box: boxAround(segments.map((segment) => segment.box)), readings: new Map() };
  for (const segment of segments) {
    for (const [from, words] of segment.readings)
      joined.readings.set(from, [...(joined.readings.get(from) ?? []), ...words]);
  }
  joined.readings.set(pass, [...(joined.readings.get(pass) ?? []), word]);
  return row
    .map((segment) => (segment === segments[0] ? joined : segment))
    .filter((segment) => !segments.includes(segment));
};

const segmentOf = (pass: number, word: Word): Segment => ({
  box: word.box,
  readings: new Map([[pass, [word]]]),
});

const isText = (words: readonly Word[]): boolean =>
  meanConfidence(words) >= LONE_LINE_CONFIDENCE &&
  folded(words.map((word) => word.text).join("")).length >= 3;

const lettersOf = (words: readonly Word[]): number => words.reduce((sum, word) => sum + word.text.length, 0);

const joinWords = (rows: LineReading[], pass: number, line: Line): LineReading[] => {
  const joined = [...rows];
  for (const word of line) {
    const at = joined.findIndex((row) => row.some((segment) => samePlace(segment.box, word.box)));
    const row = joined[at];
    if (row === undefined) continue;
    const here = row.filter((segment) => samePlace(segment.box, word.box));
    joined[at] = join(row, here, pass, word);
  }
  return joined;
};

const addLine = (rows: LineReading[], pass: number, line: Line): LineReading[] => {
  const places = (segment: Segment) => line.some((word) => samePlace(segment.box, word.box));
  const seen = rows.flat().filter(places);
  const alone = line.filter((word) => !seen.some((segment) => samePlace(segment.box, word.box)));
  if (!isText(alone)) return joinWords(rows, pass, line);
  const isScrap = ({ readings }: Segment) => {
    const words = [...readings.values()].flat();
    return lettersOf(words) <= LONGEST_SCRAP && meanConfidence(words) < meanConfidence(line);
  };
  // If the line was hardly seen before, fragments in its place would only split it.
  if (lettersOf(alone) >= 0.5 * lettersOf(line) && seen.every(isScrap)) {
    const others = rows.map((row) => row.filter((segment) => !places(segment)));
    return [...others, line.map((word) => segmentOf(pass, word))];
  }
  const segments = alone.map((word) => segmentOf(pass, word));
  const rest = rows.findIndex((row) => row.some(places));
  return joinWords(rows, pass, line).map((row, index) => (index === rest ? [...row, ...segments] : row));
};

/**
 * Merges passes: the first decides the lines, the others add readings at the same places and missing lines.
 */
const layOver = (passes: readonly (readonly Line[])[]): LineReading[] => {
  const [first = [], ...others] = passes;
  const base = first.map((line) => line.map((word) => segmentOf(0, word)));
  return others.reduce<LineReading[]>(
    (rows, lines, index) => lines.reduce((all, line) => addLine(all, index + 1, line), rows),
    base,
  );
};

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

/** The share of the place that a reading covers, so that half a name does not beat the whole one. */
const coverage = (words: readonly Word[], { left, right }: Box): number =>
  words.reduce((sum, { box }) => sum + box.right - box.left, 0) / Math.max(1, right - left);

/** All readings of a place, best first. */
export type Choice = { readonly box: Box; readonly readings: readonly Line[] };

/** Differing readings of a number are all returned, at most with this confidence. */
const DISPUTED = 50;

export const doubted = (words: Line, most = DISPUTED): Line =>
  words.map((word) => ({ ...word, confidence: Math.min(most, word.confidence) }));

/** Ranks the readings of a place by votes, checksum, confidence and coverage; a valid checksum counts most. */
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
  // A partial reading does not contradict the whole one.
  const rivals =
    best.plausible > 0 ? [] : others.filter(({ key }) => isNumber(key) && !best.key.includes(key));
  if (rivals.length === 0) return { box, readings: [best.words] };
  return { box, readings: [best, ...rivals].map(({ words }) => doubted(words)) };
};

/** Merges several passes in the same coordinates into rows from top to bottom. */
export const choose = (passes: readonly (readonly Line[])[]): Choice[][] => {
  const legible = (lines: readonly Line[]) =>
    lines.flat().reduce((sum, word) => sum + word.text.length * Math.max(0, word.confidence - 40), 0);
  return layOver(passes.toSorted((a, b) => legible(b) - legible(a)))
    .map((row) => row.toSorted((a, b) => a.box.left - b.box.left).map(choiceOf))
    .filter((row) => row.some(({ readings: [best] }) => best !== undefined))
    .toSorted((a, b) => middle(bestOf(a)) - middle(bestOf(b)));
};

const bestOf = (row: readonly Choice[]): Line => row.flatMap(({ readings: [best = []] }) => best);

/** The line with the best readings, then one line for each alternative reading. */
const linesOfRow = (row: readonly Choice[]): Line[] => {
  const best = row.map(({ readings: [words = []] }) => words);
  const others = row.flatMap(({ readings }, place) =>
    readings.slice(1).map((words) => best.with(place, words).flat()),
  );
  return [best.flat(), ...others];
};

export const linesOf = (rows: readonly (readonly Choice[])[]): Line[] => rows.flatMap(linesOfRow);

export const vote = (passes: readonly (readonly Line[])[]): Line[] => linesOf(choose(passes));
