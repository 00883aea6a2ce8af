/** Milliseconds; a scanner's median pause between keys is shorter, a person's is longer. */
const maxPause = 50;
/** Milliseconds; a person's shortest pause between two keys. */
const minHandPause = 70;
/** Milliseconds; a longer pause starts a new burst. */
const maxBreak = 200;
/** Milliseconds; some scanners pause before their last key. */
const maxPauseBeforeEnd = 500;
/** Fewer keys may be a person hitting several at once. */
const minLength = 4;

export type Pressed<Where> = { readonly key: string; readonly at: number; readonly where: Where };
type Signs<Where> = readonly Pressed<Where>[];

/** Keys typed in one go, with the field of each. */
export type Burst<Where> = {
  readonly text: string;
  readonly touched: readonly Where[];
  readonly begunAt: number;
  /** Fast enough to be a scanner's; a slower burst may be typed by hand. */
  readonly isFast: boolean;
};

const pausesOf = (signs: Signs<unknown>): readonly number[] =>
  signs.slice(1).map(({ at }, index) => at - (signs[index]?.at ?? at));

const isFast = (signs: Signs<unknown>): boolean => {
  const pauses = pausesOf(signs).toSorted((one, other) => one - other);
  return (pauses[Math.floor(pauses.length / 2)] ?? Infinity) <= maxPause;
};

/** Drops keys typed by hand just before the scan. One slow key is not enough: the page may have delayed the first key. */
const withoutHand = <Where>(signs: Signs<Where>): Signs<Where> => {
  const pauses = pausesOf(signs);
  const first = pauses.findIndex((pause) => pause < minHandPause);
  const byHand = first === 1 && (pauses[0] ?? 0) < 2 * minHandPause ? 0 : Math.max(first, 0);
  return signs.slice(byHand);
};

const isSign = (key: string): boolean => Array.from(key).length === 1;

/** Returns what was typed in one go once Enter or Tab ends it. */
export const keyBurst = <Where>() => {
  let signs: Signs<Where> = [];
  return {
    next: (pressed: Pressed<Where>): Burst<Where> | undefined => {
      const { key, at } = pressed;
      const pause = at - (signs.at(-1)?.at ?? -Infinity);
      if (isSign(key)) {
        signs = pause > maxBreak ? [pressed] : [...signs, pressed];
        return undefined;
      }
      // Scanners also send Shift between letters.
      if (key !== "Enter" && key !== "Tab") return undefined;
      const typed = pause > maxPauseBeforeEnd ? [] : withoutHand(signs);
      signs = [];
      const [first] = typed;
      if (first === undefined || typed.length < minLength) return undefined;
      const text = typed.map((each) => each.key).join("");
      const touched = typed.map(({ where }) => where);
      return { text: text.trim(), touched, begunAt: first.at, isFast: isFast(typed) };
    },
    /** True if the keys so far look like a scanner's. */
    isRunning: (): boolean => signs.length >= 3 && isFast(signs.slice(-3)),
  };
};
