/** Text in one font; `font` is undefined if no font has its letters. */
export type Run<Font> =
  | { readonly font: Font; readonly text: string }
  | { readonly font: undefined; readonly text: string };

export type Fonts<Font> = {
  /** The font of a character; undefined if none has it. */
  readonly of: (sign: string) => Font | undefined;
  readonly first: Font;
};

/** A fallback for browsers without `Intl.Segmenter`. */
const lettersIn = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** Splits text into graphemes, which may consist of several code points. */
export const signsIn = (text: string): string[] => {
  if (typeof Intl.Segmenter !== "function") return lettersIn(text);
  const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(signs.segment(text), ({ segment }) => segment);
};

/** Joiners and variation selectors, invisible by themselves. */
const invisible = /^(?:\p{Cf}|\p{Variation_Selector})+$/u;

/** Returns the plain letters of a character, such as fi for a ligature; undefined if no font has them. */
const plainForm = <Font>(sign: string, { of, first }: Fonts<Font>): string | undefined => {
  const plain = sign.normalize("NFKC");
  if (/^\s*$/.test(plain)) return " ";
  return Array.from(plain).every((letter) => of(letter) === first) ? plain : undefined;
};

const add = <Font>(runs: Run<Font>[], run: Run<Font>): void => {
  const last = runs.at(-1);
  const between = last?.font !== undefined && /^ +$/.test(last.text) ? last : undefined;
  // Keeps spaces within a drawn run, because it may be written from right to left.
  if (run.font === undefined && between && runs.at(-2)?.font === undefined && runs.length > 1) {
    runs.pop();
    return add(runs, { font: undefined, text: between.text + run.text });
  }
  if (last?.font === run.font && last !== undefined)
    runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
};

export const runsOf = <Font>(text: string, fonts: Fonts<Font>): Run<Font>[] => {
  const runs: Run<Font>[] = [];
  for (const sign of signsIn(text.normalize("NFC"))) {
    if (invisible.test(sign)) continue;
    const letters = Array.from(sign);
    if (letters.every((letter) => fonts.of(letter) !== undefined)) {
      for (const letter of letters) add(runs, { font: fonts.of(letter) ?? fonts.first, text: letter });
      continue;
    }
    const plain = plainForm(sign, fonts);
    add(runs, plain === undefined ? { font: undefined, text: sign } : { font: fonts.first, text: plain });
  }
  return runs;
};
