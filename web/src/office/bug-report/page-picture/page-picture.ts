import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
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

/** Keeps a screenshot in the tab for pages that link to the form instead of showing it. */
const name = "bug-picture";

const start = "data:image/jpeg;base64,";

const dataUrlOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return start + btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
};

export const takePictureAlong = async (texts: Texts): Promise<void> =>
  keepInTab(name, await dataUrlOf(await drawPage({ known: knownWordsOf(texts), leaveOut: null, below: 0 })));

/** Undefined without a kept screenshot. */
export const pictureTakenAlong = (): Blob | undefined => {
  const stored = keptInTab(name);
  if (typeof stored !== "string" || !stored.startsWith(start)) return undefined;
  const bytes = Uint8Array.from(atob(stored.slice(start.length)), (sign) => sign.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: "image/jpeg" });
};

export const forgetPictureTakenAlong = (): void => forgetInTab(name);
