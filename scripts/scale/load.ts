import { assumed, stated, visits } from "../cost/traffic.ts";

const secondsOfMonth = 30 * 24 * 3600;

/** The busiest second of a month has so many times its mean. Nobody has measured it. */
const peak = 20;

/** The requests of a second, and the register they meet. */
export type Load = {
  readonly name: string;
  /** Times the traffic of docs/cost.md. */
  readonly times: number;
  readonly checks: number;
  readonly registrations: number;
  readonly visits: number;
  readonly bikes: number;
  readonly checksOfDay: number;
  readonly mailsOfDay: number;
};

const mails = stated.activePeople * assumed.mailsOfPerson;

const monthOf = (times: number): Load => {
  const atPeak = (inMonth: number): number => (times * inMonth * peak) / secondsOfMonth;
  return {
    name: `${times} ×`,
    times,
    checks: atPeak(stated.searches),
    registrations: atPeak(stated.registrations),
    visits: atPeak(visits),
    bikes: times * stated.bikes,
    checksOfDay: (times * stated.searches) / 30,
    mailsOfDay: (times * mails) / 30,
  };
};

/** A newspaper's front page: so many checks a second for so long, and what share of the readers register a bike. */
export const saturday = { checks: 2000, hours: 3, registering: 0.002 } as const;

const badSaturday = (): Load => {
  const usual = monthOf(1);
  const checks = saturday.checks * saturday.hours * 3600;
  const registering = saturday.checks * saturday.registering;
  return {
    ...usual,
    name: "Saturday",
    checks: saturday.checks,
    registrations: usual.registrations + registering,
    visits: usual.visits + registering,
    checksOfDay: usual.checksOfDay + checks,
    mailsOfDay: usual.mailsOfDay + checks * saturday.registering * assumed.mailsOfPerson,
  };
};

export const loads = (): readonly Load[] => [monthOf(1), monthOf(10), monthOf(100), badSaturday()];
