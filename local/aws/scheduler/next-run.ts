import { Cron } from "croner";

const unitMillis = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const cronPattern = (fields: string): string => {
  const [minute = "*", hour = "*", day = "*", month = "*", weekday = "*", year = "*"] = fields.split(/\s+/);
  const open = (field: string): string => (field === "?" ? "*" : field);
  return `0 ${minute} ${hour} ${open(day)} ${month} ${open(weekday)} ${year}`;
};

/**
 * The next run of a `rate(…)`, `cron(…)` or `at(…)` expression in epoch milliseconds, or undefined; a rate
 * counts from `since`.
 */
export const nextRun = (
  expression: string,
  timezone: string,
  { since, after }: { since: number; after: number },
): number | undefined => {
  const [, kind = "", argument = ""] = /^(rate|cron|at)\((.+)\)$/.exec(expression.trim()) ?? [];
  if (kind === "cron" || kind === "at") {
    const pattern = kind === "cron" ? cronPattern(argument) : argument;
    // As in Quartz, EventBridge counts weekdays from Sunday = 1 and allows 0/15 for every quarter.
    const cron = new Cron(pattern, { timezone, paused: true, alternativeWeekdays: true, sloppyRanges: true });
    return cron.nextRun(new Date(after))?.getTime();
  }
  const [, count = "", unit = ""] = /^(\d+) (minute|hour|day)s?$/.exec(argument) ?? [];
  const millis = unit === "minute" || unit === "hour" || unit === "day" ? unitMillis[unit] : undefined;
  if (kind !== "rate" || millis === undefined || Number(count) < 1)
    throw new Error(`The schedule expression ${expression} is not served here.`);
  const period = Number(count) * millis;
  return since + (Math.floor(Math.max(0, after - since) / period) + 1) * period;
};
