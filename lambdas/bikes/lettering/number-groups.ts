import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/** A run of letters and digits between separators, with its start in the line and its confidence. */
export type Group = {
  readonly text: string;
  readonly raw: string;
  readonly start: number;
  readonly confidence: number;
};

const between = /[^\s:;,#=()[\]|*"'!]+/g;

type Placed = { readonly start: number; readonly end: number; readonly confidence: number };

/** The position of each word in its line. Words that are not found are skipped. */
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
