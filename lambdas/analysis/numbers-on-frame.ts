import type { FrameReadings } from "#contract/analysis.ts";
import type { CalendarDate } from "#contract/calendar-date.ts";
import { asStamped } from "#contract/frame-number.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { looksLikeFrameNumber } from "#lambdas/analysis/check-frame-number.ts";
import { groupsOf } from "#lambdas/analysis/number-groups.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

type Reading = FrameReadings["readings"][number];

/** More to choose from is slower than to type. */
const most = 3;

/** The letters that a number begins with are fewer. */
const isWord = (text: string): boolean => /^(?:[A-Z]{5,}|NO|NR|SN|SER|EN|ISO|MADE|IN|BY)$/.test(text);

/** A number is stamped in groups as often as in one piece; words beside it, as SERIAL NO, are no part of it. */
const numbersOn = (line: TextLine): Reading[] => {
  const groups = groupsOf(line).filter(({ text }) => !isWord(text));
  const whole = {
    text: groups.map(({ text }) => text).join(""),
    confidence: Math.min(100, ...groups.map(({ confidence }) => confidence)),
  };
  const found = looksLikeFrameNumber(whole.text) ? [whole] : groups;
  return found
    .filter(({ text }) => looksLikeFrameNumber(text))
    .map(({ text, confidence }) => ({ frameNumber: asStamped(text), confidence: Math.round(confidence) }));
};

/** What may be the number of the frame in a picture of it, the surest first; never what can be a person's number. */
export const numbersOnFrame = (lines: readonly TextLine[], today: CalendarDate): Reading[] => {
  const shown = lines
    .filter(({ text }) => hidePersonalNumbers(text, today) === text)
    .flatMap(numbersOn)
    .filter(({ frameNumber }) => hidePersonalNumbers(frameNumber, today) === frameNumber)
    .toSorted((one, other) => other.confidence - one.confidence);
  return shown
    .filter(({ frameNumber }, place) => shown.findIndex((each) => each.frameNumber === frameNumber) === place)
    .slice(0, most);
};
