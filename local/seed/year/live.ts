import { environmentOf } from "#local/template/environment-of.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import { stripePrefix } from "#local/stripe/stripe.ts";
import { UploadsEnv } from "#lambdas/uploads/env.ts";

import { newPassword } from "../accounts.ts";
import { diceOf } from "../sweden/random.ts";
import { openTown } from "../town.ts";
import { type Caller, RefusedError, openApi } from "./call.ts";
import { openDiary } from "./diary.ts";
import { getBike, liveOn } from "./life.ts";
import { planLastDays } from "./last-days.ts";
import { madeBike } from "./made-bike.ts";
import { openOffice } from "./office.ts";
import { openPictures } from "./pictures.ts";
import { openResidents } from "./resident.ts";
import { seasonalTimes, within } from "./season.ts";
import { keepShop } from "./shop.ts";
import { type Town, day, hour } from "./town.ts";
import { type Townsperson, townspeople } from "./townspeople.ts";

export type Year = {
  readonly people: number;
  readonly bikes: number;
  readonly days: number;
};

type Options = {
  readonly template: CloudTemplate;
  readonly clock: MovableClock;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Runs all jobs of the schedules. */
  readonly runJobs: () => Promise<void>;
  /** Resolves when nothing is under way any more. */
  readonly settled: () => Promise<void>;
  /** Of the seeded town. */
  readonly admin: Caller;
  readonly shop: Caller;
  readonly year: Year;
  /** Is told how far the town has come. */
  readonly report: (line: string) => void;
};

/** Says once which month has come. */
const newsOf = ({ clock, report }: Pick<Options, "clock" | "report">) => {
  let said = "";
  return (): void => {
    const month = new Date(clock.now()).toISOString().slice(0, 7);
    if (month !== said) report(`  ${month}`);
    said = month;
  };
};

/** Too few points, gone, not as it was, too many at once: what comes of many lives that know nothing of each other. */
const meanwhile = new Set([402, 404, 409, 429]);

const isOutdated = (error: unknown): boolean =>
  error instanceof RefusedError && (meanwhile.has(error.status) || error.code === "nothing-to-change");

/** What others have done meanwhile can leave no room for something: then it does not happen. */
const unlessOutdated = (happen: () => Promise<void>) => async (): Promise<void> => {
  try {
    await happen();
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
};

const payerAt = (baseUrl: string) => async (payAt: string) => {
  const session = payAt.slice(payAt.lastIndexOf("/") + 1);
  const response = await fetch(`${baseUrl}${stripePrefix}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ session, method: "card" }),
  });
  if (!response.ok) throw new Error(`The payment came to nothing: ${await response.text()}`);
};

const moveIn = async (
  town: Town,
  settlement: ReturnType<typeof openTown>,
  person: Townsperson,
  serial: number,
): Promise<void> => {
  const dice = diceOf(1386, serial);
  const isProved = dice.chance(0.93);
  const newcomer = {
    role: "customer",
    ...person,
    points: 0,
    ...(!isProved && { needsIdentity: true as const }),
  } as const;
  const userId = await settlement.settle(newcomer, { ...newcomer, password: newPassword(3) });
  const resident = { ...person, serial, isProved, caller: { userId, role: "customer" } } as const;
  town.residents.movedIn(serial, resident);
  liveOn(town, dice, resident);
};

/** Someone's first bike comes with them, another within a season. */
const planBikes = (town: Town, { bikes, people }: Year, arrivals: readonly number[]): void => {
  for (let serial = 0; serial < bikes; serial += 1) {
    const owner = serial % people;
    const dice = diceOf(1387, serial);
    const at = within(dice, (arrivals[owner] ?? town.end) + hour, serial < people ? 2 : 90);
    town.plan(at, async () => {
      const resident = town.residents.get(owner);
      if (resident) await getBike(town, dice, madeBike(serial, town.now()), resident);
    });
  }
};

/** Many come when the register opens, the others with the seasons. */
const arrivalsOf = ({ people, days }: Year, from: number, end: number): number[] => {
  const dice = diceOf(1384, 0);
  const first = Math.floor(people * 0.4);
  const opening = { from: from + hour, to: from + (days * day) / 12 };
  return [
    ...seasonalTimes(dice, first, opening),
    ...seasonalTimes(dice, people - first, { from: opening.to, to: end - quiet }),
  ];
};

/** Nobody moves in during the last days: what they would do has not happened yet. */
const quiet = 10 * day;

/** Lets a town live for so many days from now on, by the clock: all that people do goes through the API. */
export const liveYear = async (options: Options): Promise<void> => {
  const { template, clock, settled, runJobs, year } = options;
  const from = clock.now();
  const end = from + year.days * day;
  const settlement = openTown(template);
  const tell = newsOf(options);
  const onWeek = async (): Promise<void> => {
    tell();
    await runJobs();
  };
  const diary = openDiary({ clock, end, settled, onWeek });
  const arrivals = arrivalsOf(year, from, end);
  const town: Town = {
    ...options,
    call: openApi(options),
    table: settlement.table,
    plan: (at, happen) => diary.plan(at, unlessOutdated(happen)),
    pictures: openPictures(environmentOf(template, UploadsEnv)),
    residents: openResidents(arrivals),
    bikes: new Map(),
    pay: payerAt(template.place.baseUrl),
    now: () => new Date(clock.now()),
    end,
  };
  try {
    for (const [serial, person] of townspeople(year.people).entries())
      town.plan(arrivals[serial] ?? end, () => moveIn(town, settlement, person, serial));
    planBikes(town, year, arrivals);
    keepShop(town, from);
    openOffice(town, from);
    planLastDays(town, year.people, year.bikes);
    await diary.live();
  } finally {
    settlement.close();
    town.pictures.close();
  }
};
