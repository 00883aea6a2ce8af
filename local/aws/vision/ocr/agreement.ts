import { asStamped } from "#contract/bikes/frame-number.ts";
import { folded } from "./plausible.ts";
import { doubted } from "./vote.ts";
import { meanConfidence, textOf, type Line } from "./words.ts";

/** Readings of one number from several crops: `first` by the Swedish model, `second` by the English one. */
export type Looks = { readonly first: readonly Line[]; readonly second: readonly Line[] };

/**
 * Minimum share of crops that must agree, among those of the first model or of both. Measured: a number that
 * one model and the page misread alike, the other model reads differently.
 */
const CERTAIN_SHARE = 5 / 6;
/** Minimum number of crops on which the second model agrees; more must agree than disagree. */
const LEAST_PROOFS = 2;
/** The second model runs only if more than this share of the first model's crops agree. */
const OPEN_SHARE = 2 / 3;
const ALL_AGREE = 98;
const MOST_AGREE = 92;
/** Maximum confidence of an unproved number, even if all crops agree. */
const MOST_DOUBTED = 85;
/**
 * A page reading with less confidence supports a number only if all crops agree; below `PAGE_HARDLY_READ` it
 * supports none.
 */
const PAGE_READ = 50;
const PAGE_HARDLY_READ = 30;
/**
 * Minimum mean confidence if the page has no such reading: a worn character can look like another one in
 * every crop.
 */
const SURE_LOOKS = 88;

const keyOf = (words: Line): string => asStamped(folded(textOf(words)));

/** Minimum share of common character pairs; a reading below it belongs to other text or to noise. */
const LIKE = 0.5;

const isLike = (one: string, other: string): boolean => {
  const pairs = Array.from(one.slice(1), (sign, index) => `${one[index]}${sign}`);
  return pairs.filter((pair) => other.includes(pair)).length >= LIKE * pairs.length;
};

const average = (looks: readonly Line[]): number =>
  looks.reduce((sum, look) => sum + meanConfidence(look), 0) / looks.length;

const surest = (readings: readonly Line[]): number => Math.max(0, ...readings.map(meanConfidence));

/**
 * Returns true if the page was read the same way, and in no other legible way. Without a page reading, all
 * crops must agree with high confidence.
 */
const isSupported = (
  key: string,
  mine: readonly Line[],
  all: readonly Line[],
  readBefore: readonly Line[],
): boolean => {
  const agreeAll = mine.length === all.length;
  const readings = readBefore.filter((words) => isLike(key, keyOf(words)));
  if (readings.length === 0) return agreeAll && average(mine) >= SURE_LOOKS;
  const [alike, otherwise] = [
    readings.filter((words) => keyOf(words) === key),
    readings.filter((words) => keyOf(words) !== key),
  ];
  return surest(alike) >= (agreeAll ? PAGE_HARDLY_READ : PAGE_READ) && surest(otherwise) < PAGE_HARDLY_READ;
};

type Agreed = {
  readonly key: string;
  readonly best: Line;
  readonly share: number;
  readonly supported: boolean;
};

const agreedOn = (looks: readonly Line[], readBefore: readonly Line[]): Agreed | undefined => {
  const seen = looks.filter((look) => look.length > 0);
  const [mine = []] = [...Map.groupBy(seen, keyOf).values()].toSorted((a, b) => b.length - a.length);
  const [best] = mine.toSorted((a, b) => meanConfidence(b) - meanConfidence(a));
  if (best === undefined) return undefined;
  const key = keyOf(best);
  return {
    key,
    best,
    share: mine.length / looks.length,
    supported: isSupported(key, mine, looks, readBefore),
  };
};

/**
 * Returns true if the second model should run: the page supports the number, and enough crops of the first
 * model agree.
 */
export const isOpen = (first: readonly Line[], readBefore: readonly Line[]): boolean => {
  const { share, supported } = agreedOn(first, readBefore) ?? { share: 0, supported: false };
  return supported && share > OPEN_SHARE;
};

/** Makers leave I out of frame numbers, so LI with no digit behind it in the second model's reading is a wide U. */
const withU = (key: string): string => key.replaceAll(/LI(?!\d)/g, "U");

const confidenceOf = ({ key, share, supported }: Agreed, { first, second }: Looks): number => {
  const alike = first.filter((look) => keyOf(look) === key).length;
  const keys = second.map((look) => (withU(keyOf(look)) === key ? key : keyOf(look)));
  const proofs = keys.filter((other) => other === key).length;
  // An empty or shorter reading does not contradict the whole number.
  const otherwise = keys.filter((other) => !key.includes(other)).length;
  const agreeing = (alike + proofs) / (first.length + proofs + otherwise);
  const isProved = proofs >= LEAST_PROOFS && proofs > otherwise && Math.max(share, agreeing) >= CERTAIN_SHARE;
  if (!supported || !isProved) return Math.round(MOST_DOUBTED * Math.min(share, agreeing));
  return proofs === second.length && share === 1 ? ALL_AGREE : MOST_AGREE;
};

/** Returns the reading that the crops agree on with its confidence, then the other readings as doubtful. */
export const agreementOf = (looks: Looks, readBefore: readonly Line[]): Line[] => {
  const agreed = agreedOn(looks.first, readBefore);
  if (agreed === undefined) return readBefore.map((words) => doubted(words));
  const confidence = confidenceOf(agreed, looks);
  const seen = [...looks.first, ...looks.second].filter((look) => look.length > 0);
  const rest = Map.groupBy([...seen, ...readBefore], keyOf);
  rest.delete(agreed.key);
  return [
    agreed.best.map((word) => ({ ...word, confidence })),
    ...[...rest.values()].flatMap(([first]) => (first === undefined ? [] : [doubted(first)])),
  ];
};
