import { drawPage } from "./draw-page.ts";
import { type Texts, knownWordsOf } from "./known-words.ts";
import type { Drawn } from "./use-page-picture.ts";

/** Consecutive parts overlap. */
const step = 0.8;

/**
 * Draws the page behind a dialog, `steps` parts below the window. The link to the form is at the
 * foot of the page, but the fault may be elsewhere.
 */
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
