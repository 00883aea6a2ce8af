const dayMilliseconds = 24 * 60 * 60 * 1000;
const daysToRemind = 14;
const daysToAnswer = 30;

const later = (askedAt: string, days: number): string =>
  new Date(Date.parse(askedAt) + days * dayMilliseconds).toISOString();

/** The job reminds the applicant of a question at `reminderOf` and ends the application at `endOf`. */
export const reminderOf = (askedAt: string): string => later(askedAt, daysToRemind);
export const endOf = (askedAt: string): string => later(askedAt, daysToAnswer);
