import { compose, scaling, slanting } from "#local/aws/vision/image/matrix.ts";
import { cropped, turned, type Drawing, type View } from "#local/aws/vision/image/view.ts";
import { agreementOf, isOpen } from "./agreement.ts";
import { type ReadPass, wordsSeenIn } from "./pass.ts";
import { folded, isNumber, plausibility } from "./plausible.ts";
import { type Choice, doubted } from "./vote.ts";
import { type Box, type Line, textOf, type Word } from "./words.ts";
import type { Layout } from "./worker.ts";

/** One way to redraw a number: its height in pixels, a factor for its width, its rotation in degrees and its slant. */
type Look = {
  readonly high: number;
  readonly wide: number;
  readonly degrees: number;
  readonly slant: number;
};

const UPRIGHT: Look = { high: 32, wide: 1, degrees: 0, slant: 0 };

// Measured: a misread number is read differently in these drawings; a correctly read one stays the same.
const LOOKS: readonly Look[] = [
  UPRIGHT,
  { ...UPRIGHT, high: 26 },
  { ...UPRIGHT, high: 38 },
  { ...UPRIGHT, wide: 1.25 },
  { ...UPRIGHT, wide: 0.8 },
  { ...UPRIGHT, high: 38, degrees: -1.5 },
  { ...UPRIGHT, high: 38, degrees: 1.5 },
  { ...UPRIGHT, slant: 0.12 },
  { ...UPRIGHT, high: 26, slant: 0.12 },
];
const DRAWING: Drawing = { even: true, blur: 1 };
const MOST_PLACES = 8;
const SHORTEST_NUMBER = 6;
const MARGIN = 0.35;

type Choices = readonly Choice[];

// The closer pass reads only capital letters and digits, so text with a label keeps its first reading, as
// doubtful.
const hasLabel = (text: string): boolean => /:|\p{Ll}{3}/u.test(text);

/** Detects a price in the next column, which is not part of the number. */
const hasPrice = (text: string): boolean => /\s\d{1,3}[ .-]\d{3}(?:\s*k\w?)?$/i.test(text);

/** Matches an amount of money, or the start of a telephone number. */
const isElse = (text: string): boolean => /^\d+,\d{2}$|^0\d{1,3}-\d/.test(text);

/** Returns true for a number that neither a check digit nor a date confirms. */
const isUnproved = (words: Line): boolean => {
  const text = textOf(words);
  const isLong = folded(text).length >= SHORTEST_NUMBER;
  return isNumber(text) && isLong && plausibility(text) <= 0 && !isElse(text);
};

const shareRow = (a: Box, b: Box): boolean =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);

const isUnanswered = (row: Choices): boolean =>
  /\p{L}{3,}.*:$/u.test(textOf(row.flatMap(({ readings: [best = []] }) => best)));

/** Returns the empty area right of a label without a value, up to the next text; undefined if it is too narrow. */
const placeBehind = (row: Choices, all: readonly Choice[], width: number): Box | undefined => {
  const label = row.at(-1)?.box;
  if (label === undefined || !isUnanswered(row)) return undefined;
  const next = all.filter(({ box }) => box.left >= label.right && shareRow(label, box));
  const height = label.bottom - label.top;
  const right = Math.min(width, ...next.map(({ box }) => box.left - height));
  const left = label.right + 0.5 * height;
  return right - left < 3 * height ? undefined : { ...label, left, right };
};

const closeView = (view: View, { left, top, right, bottom }: Box, look: Look): View => {
  const height = bottom - top;
  const margin = MARGIN * height;
  const part = cropped(view, {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  });
  const scale = look.high / height;
  const drawn = {
    width: Math.max(1, Math.round(part.width * scale * look.wide)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  const scaled = compose(part.toPage, scaling(1 / (scale * look.wide), 1 / scale));
  const slanted = compose(scaled, slanting(look.slant, drawn.height / 2));
  return turned({ ...drawn, toPage: slanted }, look.degrees);
};

// With so few characters allowed, Tesseract is often unsure of correct readings, so the agreement of several
// crops says more.
const hasSign = ({ text }: Word): boolean => folded(text) !== "";

const lookOnce = async (read: ReadPass, view: View, box: Box, look: Look, layout: Layout): Promise<Line> =>
  wordsSeenIn(view, await read(closeView(view, box, look), DRAWING, layout), hasSign).flat();

const lookAt = async (read: ReadPass, view: View, box: Box, layout: Layout): Promise<Line[]> => {
  const seen = await Promise.all(LOOKS.map((look) => lookOnce(read, view, box, look, layout)));
  return seen.map((words) => (hasPrice(textOf(words)) ? [] : words));
};

const lookUntilAgreed = async (read: ReadPass, view: View, { box, readings }: Choice): Promise<Choice> => {
  const first = await lookAt(read, view, box, "number");
  const second = isOpen(first, readings) ? await lookAt(read, view, box, "english-number") : [];
  return { box, readings: agreementOf({ first, second }, readings) };
};

/** Finds the number behind a label without a value: first in the line with its label, then in the area alone. */
const findBehind = async (
  read: ReadPass,
  view: View,
  label: Box,
  place: Box,
): Promise<Choice | undefined> => {
  const line = await lookOnce(read, view, { ...place, left: label.left }, UPRIGHT, "line");
  const isBehind = (word: Word) => word.box.left >= label.right && isUnproved([word]);
  const inLine = line.find(isBehind);
  if (inLine !== undefined) return { box: inLine.box, readings: [[inLine]] };
  const alone = await lookOnce(read, view, place, UPRIGHT, "number");
  const seen = alone.find((word) => isUnproved([word]));
  return seen === undefined ? undefined : { box: seen.box, readings: [] };
};

/** Reads unproved numbers again from crops, and looks for numbers behind labels without a value. */
export const lookCloser = (read: ReadPass, view: View, rows: readonly Choices[]): Promise<Choices[]> => {
  let left = MOST_PLACES;
  const again = async (choice: Choice): Promise<Choice> => {
    const [best = []] = choice.readings;
    if (!isUnproved(best)) return choice;
    const isMore = hasLabel(textOf(best)) || hasPrice(textOf(best));
    if (isMore || left === 0) return { ...choice, readings: choice.readings.map((words) => doubted(words)) };
    left -= 1;
    return lookUntilAgreed(read, view, choice);
  };
  const behind = async (row: Choices): Promise<Choices> => {
    const label = row.at(-1)?.box;
    const place = placeBehind(row, rows.flat(), view.width);
    if (label === undefined || place === undefined || left === 0) return [];
    left -= 1;
    const replacement = await findBehind(read, view, label, place);
    return replacement === undefined ? [] : [await lookUntilAgreed(read, view, replacement)];
  };
  return Promise.all(
    rows.map(async (row) => [...(await Promise.all(row.map(again))), ...(await behind(row))]),
  );
};
