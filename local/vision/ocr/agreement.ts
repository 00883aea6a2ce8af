import { asStamped } from "#contract/frame-number.ts";
import { folded } from "./plausible.ts";
import { doubted } from "./vote.ts";
import { meanConfidence, textOf, type Line } from "./words.ts";

/** What several looks at one number saw: by the reader of the page, and by a second one that learned from other text. */
export type Looks = { readonly first: readonly Line[]; readonly second: readonly Line[] };

/** So many looks of the first reader, or else of both, have to read alike. Measured: what one reader and the page misread alike, the other reads otherwise. */
const CERTAIN_SHARE = 5 / 6;
/** So many looks of the second reader have to, and more than read otherwise. */
const LEAST_PROOFS = 2;
/** Where fewer looks of the first reader agree, the second cannot make it certain. */
const OPEN_SHARE = 2 / 3;
const ALL_AGREE = 98;
const MOST_AGREE = 92;
/** Nothing else is surer, though all look the same. */
const MOST_DOUBTED = 85;
/** A page that was read with less confidence supports looks only that all agree, and with still less none. */
const PAGE_READ = 50;
const PAGE_HARDLY_READ = 30;
/** Without any support from the page all have to agree and to be so sure: a worn print can look like another sign however it is drawn. */
const SURE_LOOKS = 88;

const keyOf = (words: Line): string => asStamped(folded(textOf(words)));

/** A reading with so few of the other's signs, two by two, is of something else that stands there, or of nothing. */
const LIKE = 0.5;

const isLike = (one: string, other: string): boolean => {
  const pairs = Array.from(one.slice(1), (sign, index) => `${one[index]}${sign}`);
  return pairs.filter((pair) => other.includes(pair)).length >= LIKE * pairs.length;
};

const average = (looks: readonly Line[]): number =>
  looks.reduce((sum, look) => sum + meanConfidence(look), 0) / looks.length;

const surest = (readings: readonly Line[]): number => Math.max(0, ...readings.map(meanConfidence));

/** Whether the page was read so too and, but for a scrawl, in no other way, or was not read there and the looks alone are sure. */
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

/** Whether the second reader could make certain what the first reads and the page was read as too. */
export const isOpen = (first: readonly Line[], readBefore: readonly Line[]): boolean => {
  const { share, supported } = agreedOn(first, readBefore) ?? { share: 0, supported: false };
  return supported && share > OPEN_SHARE;
};

/** Makers leave I out: where the second reader sees LI among letters, a wide print has a U. */
const withU = (key: string): string => key.replaceAll(/LI(?!\d)/g, "U");

const confidenceOf = ({ key, share, supported }: Agreed, { first, second }: Looks): number => {
  const alike = first.filter((look) => keyOf(look) === key).length;
  const keys = second.map((look) => (withU(keyOf(look)) === key ? key : keyOf(look)));
  const proofs = keys.filter((other) => other === key).length;
  // A look that sees nothing, or breaks off, says nothing against the whole number.
  const otherwise = keys.filter((other) => !key.includes(other)).length;
  const agreeing = (alike + proofs) / (first.length + proofs + otherwise);
  const isProved = proofs >= LEAST_PROOFS && proofs > otherwise && Math.max(share, agreeing) >= CERTAIN_SHARE;
  if (!supported || !isProved) return Math.round(MOST_DOUBTED * Math.min(share, agreeing));
  return proofs === second.length && share === 1 ? ALL_AGREE : MOST_AGREE;
};

/** What the looks at one place agree on, as sure as they agree; then, as doubtful, what else one of them saw or was read before. */
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
