import type { FrameReadings } from "#contract/bikes/analysis.ts";
import type { CalendarDate } from "#contract/platform/calendar-date.ts";
import { asStamped, isFrameNumber } from "#contract/bikes/frame-number.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { groupsOf } from "./number-groups.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

type Reading = FrameReadings["readings"][number];

/** Choosing among more takes longer than typing. */
const maxReadings = 3;

/** Prose and prices have too few digits to pass. */
export const looksLikeFrameNumber = (text: string): boolean =>
  isFrameNumber(text) && text.replaceAll(/\D/g, "").length >= 4;

/** Five letters or more are a word, because serial numbers start with fewer. */
const isWord = (text: string): boolean => /^(?:[A-Z]{5,}|NO|NR|SN|SER|EN|ISO|MADE|IN|BY)$/.test(text);

/** Numbers are stamped in one piece or in groups. Words such as SERIAL NO are skipped. */
const numbersOn = (line: TextLine): Reading[] => {
  const groups = groupsOf(line).filter(({ text }) => !isWord(text));
  const whole = {
    text: groups.map(({ text }) => text).join(""),
    confidence: Math.min(100, ...groups.map(({ confidence }) => confidence)),
  };
  const readings = looksLikeFrameNumber(whole.text) ? [whole] : groups;
  return readings
    .filter(({ text }) => looksLikeFrameNumber(text))
    .map(({ text, confidence }) => ({ frameNumber: asStamped(text), confidence: Math.round(confidence) }));
};

/** Possible frame numbers in a picture, the surest first, never a possible personal number. */
export const numbersOnFrame = (
  lines: readonly TextLine[],
  today: CalendarDate,
  max: number = maxReadings,
): Reading[] => {
  const shown = lines
    .filter(({ text }) => hidePersonalNumbers(text, today) === text)
    .flatMap(numbersOn)
    .filter(({ frameNumber }) => hidePersonalNumbers(frameNumber, today) === frameNumber)
    .toSorted((one, other) => other.confidence - one.confidence);
  return shown
    .filter(({ frameNumber }, place) => shown.findIndex((each) => each.frameNumber === frameNumber) === place)
    .slice(0, max);
};
