/** A piece of a text: letters of one font, or what must be drawn because no font has it. */
export type Run<Font> =
  | { readonly font: Font; readonly text: string }
  | { readonly font: undefined; readonly text: string };

export type Fonts<Font> = {
  /** Where a sign is; undefined in none. */
  readonly of: (sign: string) => Font | undefined;
  /** The first of the face. */
  readonly first: Font;
};

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What a reader takes for one sign, though it may be several to a computer. */
export const signsIn = (text: string): string[] => Array.from(signs.segment(text), ({ segment }) => segment);

/** Joins and colours others, and shows nothing on its own. */
const invisible = /^(?:\p{Cf}|\p{Variation_Selector})+$/u;

/** What no font has as it is, without its marks; undefined where that is nothing we have either. */
const bareOf = <Font>(sign: string, { of, first }: Fonts<Font>): string | undefined => {
  const bare = sign.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
  if (/^\s*$/.test(bare)) return " ";
  return Array.from(bare).every((letter) => of(letter) === first) ? bare : undefined;
};

const add = <Font>(runs: Run<Font>[], run: Run<Font>): void => {
  const last = runs.at(-1);
  const between = last?.font !== undefined && /^ +$/.test(last.text) ? last : undefined;
  // Words that are drawn keep their spaces: some are read from the right.
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
    const bare = bareOf(sign, fonts);
    add(runs, bare === undefined ? { font: undefined, text: sign } : { font: fonts.first, text: bare });
  }
  return runs;
};
