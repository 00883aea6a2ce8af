import { canonicalFrameNumber } from "#contract/frame-number.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

/** What stands between two separators on a line: its letters and digits, where it begins, and how sure the reading is. */
export type Group = {
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly confidence: number;
};

const between = /[^\s:;,#=()[\]|*"'!]+/g;

type Placed = { readonly start: number; readonly end: number; readonly confidence: number };

/** Where each word stands in its line. A word that is not found there says nothing. */
const placed = ({ text, confidence, words = [] }: TextLine): Placed[] => {
  let from = 0;
  const places = words.flatMap((word) => {
    const start = text.indexOf(word.text, from);
    if (start === -1) return [];
    from = start + word.text.length;
    return [{ start, end: from, confidence: word.confidence }];
  });
  return places.length > 0 ? places : [{ start: 0, end: text.length, confidence }];
};

/** Groups of one line from a place in it on. */
export const groupsOf = (line: TextLine, from = 0): Group[] => {
  const words = placed(line);
  return [...line.text.slice(from).matchAll(between)].flatMap(({ 0: raw, index }) => {
    const text = canonicalFrameNumber(raw).replaceAll(/[^A-Z0-9]/g, "");
    const start = from + index;
    const among = words.filter((word) => word.start < start + raw.length && start < word.end);
    const confidence = Math.min(100, ...among.map((word) => word.confidence));
    return text === "" ? [] : [{ text, raw, start, confidence }];
  });
};
