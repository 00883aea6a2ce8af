import { boxAround, meanConfidence, type Box, type Line, type Word } from "./words.ts";
import { folded } from "./plausible.ts";

/** One place on a line and what each pass read there. */
export type Segment = { box: Box; readonly readings: Map<number, Word[]> };

export type Row = Segment[];

// A line that only a later pass saw is as often noise as text.
const LONE_LINE_CONFIDENCE = 60;

const LONGEST_SCRAP = 2;

const sharedLength = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  (Math.min(end, otherEnd) - Math.max(start, otherStart)) /
  Math.max(1, Math.min(end - start, otherEnd - otherStart));

const samePlace = (a: Box, b: Box): boolean =>
  sharedLength(a.top, a.bottom, b.top, b.bottom) > 0.5 &&
  sharedLength(a.left, a.right, b.left, b.right) > 0.3;

const join = (row: Row, segments: readonly Segment[], pass: number, word: Word): Row => {
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

const joinWords = (rows: Row[], pass: number, line: Line): Row[] => {
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

const addLine = (rows: Row[], pass: number, line: Line): Row[] => {
  const places = (segment: Segment) => line.some((word) => samePlace(segment.box, word.box));
  const seen = rows.flat().filter(places);
  const alone = line.filter((word) => !seen.some((segment) => samePlace(segment.box, word.box)));
  if (!isText(alone)) return joinWords(rows, pass, line);
  const isScrap = ({ readings }: Segment) => {
    const words = [...readings.values()].flat();
    return lettersOf(words) <= LONGEST_SCRAP && meanConfidence(words) < meanConfidence(line);
  };
  // Where a line was hardly seen before, the scraps seen in its place would only tear it apart.
  if (lettersOf(alone) >= 0.5 * lettersOf(line) && seen.every(isScrap)) {
    const kept = rows.map((row) => row.filter((segment) => !places(segment)));
    return [...kept, line.map((word) => segmentOf(pass, word))];
  }
  const segments = alone.map((word) => segmentOf(pass, word));
  const rest = rows.findIndex((row) => row.some(places));
  return joinWords(rows, pass, line).map((row, index) => (index === rest ? [...row, ...segments] : row));
};

/** Lays the passes over each other: the first decides the lines, the others add readings at the same places and lines it missed. */
export const layOver = (passes: readonly (readonly Line[])[]): Row[] => {
  const [first = [], ...others] = passes;
  const base = first.map((line) => line.map((word) => segmentOf(0, word)));
  return others.reduce<Row[]>(
    (rows, lines, index) => lines.reduce((all, line) => addLine(all, index + 1, line), rows),
    base,
  );
};
