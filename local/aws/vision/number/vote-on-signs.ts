export type Reading = { readonly text: string; readonly weight: number };
type Voted = { readonly text: string; readonly confidence: number };

const DIGITS = 4;
const SHORTEST = 6;
/** In percent: below this agreement, the readings have nothing in common. */
const COMMON_TO_NOISE = 25;
/** The confidence of the other readings, which are returned as doubtful ones. */
const DISPUTED = 40;
const MOST_RIVALS = 2;

const heaviest = (votes: ReadonlyMap<string, number>): [string, number] =>
  [...votes].toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];

const count = (readings: readonly Reading[], of: (text: string) => string): Map<string, number> => {
  const votes = new Map<string, number>();
  for (const { text, weight } of readings) votes.set(of(text), (votes.get(of(text)) ?? 0) + weight);
  return votes;
};

const isNumber = (text: string): boolean =>
  text.length >= SHORTEST && text.replaceAll(/\D/g, "").length >= DIGITS;

/**
 * Decides each character of a number by the readings of the most common length. The confidence is the
 * share of all readings that agree on the most disputed character.
 */
export const voteOnSigns = (readings: readonly Reading[]): Voted[] => {
  const [length] = heaviest(count(readings, (text) => String(text.length)));
  const alike = readings.filter(({ text }) => text.length === Number(length));
  const signs = Array.from({ length: Number(length) }, (_, place) => {
    const [sign] = heaviest(count(alike, (text) => text.charAt(place)));
    return { sign, agreeing: alike.filter(({ text }) => text.charAt(place) === sign).length };
  });
  const text = signs.map(({ sign }) => sign).join("");
  const confidence = (100 * Math.min(...signs.map(({ agreeing }) => agreeing))) / readings.length;
  if (!isNumber(text) || confidence <= COMMON_TO_NOISE) return [];
  const rivals = [...count(readings, (read) => read)]
    .filter(([read]) => read !== text && isNumber(read))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_RIVALS)
    .map(([read, weight]) => ({
      text: read,
      confidence: Math.min(DISPUTED, (100 * weight) / readings.length),
    }));
  return [{ text, confidence }, ...rivals];
};
