import { drawPage } from "./draw-page.ts";
import { type Texts, knownWordsOf } from "./known-words.ts";
import type { Drawn } from "./use-page-picture.ts";

/** So that two parts have some lines in common. */
const step = 0.8;

/** The page that lies behind a dialog, with everything but our own words covered. `steps` is how far from what is shown: the link to the form stands below everything else, and what does not work may not. */
export const pictureBehind = async (texts: Texts, dialog: Element | null, steps: number): Promise<Drawn> => {
  const lowest = Math.max(0, document.documentElement.scrollHeight - innerHeight);
  const shown = Math.min(scrollY, lowest);
  const top = Math.max(0, Math.min(lowest, shown + steps * step * innerHeight));
  const file = await drawPage({
    known: knownWordsOf(texts),
    leaveOut: dialog,
    below: Math.round(top - shown),
  });
  return { file, above: top > 1, below: top < lowest - 1 };
};
