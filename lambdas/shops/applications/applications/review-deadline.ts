import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { workingDaysAfter } from "#contract/platform/working-days.ts";

/** The page promises an answer within one or two working days. */
const maxReviewDays = 2;

export const reviewDeadline = (now: Date): string =>
  isoDate(workingDaysAfter(swedishDate(now), maxReviewDays));
