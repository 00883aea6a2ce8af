import { environmentOf } from "#local/template/environment-of.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import { stripePrefix } from "#local/outside/stripe/stripe.ts";
import { UploadsEnv } from "#lambdas/platform/pictures/env.ts";

import { diceOf } from "../sweden/random.ts";
import { openTown } from "../town.ts";
import { type Caller, RefusedError, openApi } from "./call.ts";
import { openDiary } from "./diary.ts";
import { settleStoryPeople } from "./story-people.ts";
import { getBike, liveOn } from "./life.ts";
import { runStories } from "./stories/stories.ts";
import { planLastDays } from "./last-days.ts";
import { madeBike } from "./made-bike.ts";
import { openOffice } from "./office.ts";
import { openPictures } from "./pictures.ts";
import { openResidents } from "./resident.ts";
import { awake, seasonalTimes, within } from "./season.ts";
import { type Settlement, settleResident } from "./settle-resident.ts";
import { keepShop } from "./shop.ts";
import { type Town, day, hour } from "./town.ts";
import { type Townsperson, townspeople } from "./townspeople.ts";

export type Year = {
  readonly seed: number;
  readonly people: number;
  readonly bikes: number;
  readonly days: number;
};

type Options = {
  readonly template: CloudTemplate;
  readonly clock: MovableClock;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly runJobs: () => Promise<void>;
  /** Resolves when no work is left. */
  readonly settled: () => Promise<void>;
  /** By mail address. */
  readonly callers: ReadonlyMap<string, Caller>;
  readonly year: Year;
  readonly report: (line: string) => void;
};

const newsOf = ({ clock, report }: Pick<Options, "clock" | "report">) => {
  let reported = "";
  return (): void => {
    const month = new Date(clock.now()).toISOString().slice(0, 7);
    if (month !== reported) report(`  ${month}`);
    reported = month;
  };
};

/** Too few points, deleted, changed, too many requests: expected when many people act independently. */
const expectedStatuses = new Set([402, 404, 409, 429]);

const isOutdated = (error: unknown): boolean =>
  error instanceof RefusedError && (expectedStatuses.has(error.status) || error.code === "nothing-to-change");

/** Ignores the failure of an action that others have made impossible. */
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
  settlement: Settlement,
  person: Townsperson,
  serial: number,
): Promise<void> => {
  const dice = diceOf(town.seed + 2, serial);
  const isProved = serial % 14 !== 3;
  const resident = await settleResident(settlement, person, { serial, isProved });
  town.residents.movedIn(serial, resident);
  liveOn(town, dice, resident);
};

/** The first bike comes with its owner, a second within 90 days. */
const planBikes = (town: Town, { bikes, people }: Year, arrivals: readonly number[]): void => {
  for (let serial = 0; serial < bikes; serial += 1) {
    const owner = serial % people;
    const dice = diceOf(town.seed + 3, serial);
    const at = within(dice, (arrivals[owner] ?? town.end) + hour, serial < people ? 2 : 90);
    town.plan(at, async () => {
      const resident = town.residents.get(owner);
      if (resident) await getBike(town, dice, madeBike(town.seed, serial, town.now()), resident);
    });
  }
};

/** 40 % of the people arrive in the first month, the others with the seasons. */
const arrivalsOf = ({ seed, people, days }: Year, from: number, end: number): number[] => {
  const dice = diceOf(seed, 0);
  const first = Math.floor(people * 0.4);
  const opening = { from: from + hour, to: from + (days * day) / 12 };
  return [
    ...seasonalTimes(dice, first, opening),
    ...seasonalTimes(dice, people - first, { from: opening.to, to: end - quiet }),
  ];
};

/** Nobody moves in during the last ten days, because a newcomer would have no history yet. */
const quiet = 10 * day;

/** The stories need at least this many days. */
const minStoryDays = 45;

const planAll = (town: Town, year: Year, arrivals: readonly number[], from: number): void => {
  planBikes(town, year, arrivals);
  keepShop(town, from);
  openOffice(town, from);
  planLastDays(town, year.people, year.bikes);
  if (year.days >= minStoryDays) runStories(town, year.bikes);
};

/** Simulates a town for `year.days` from now on; people act through the API. */
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
  const known = await settleStoryPeople(options.callers, settlement, year.seed);
  const town: Town = {
    ...options,
    seed: year.seed,
    call: openApi(options),
    table: settlement.table,
    plan: (at, happen) => diary.plan(awake(at), unlessOutdated(happen)),
    planRequired: (at, happen) => diary.plan(awake(at), happen),
    known,
    admin: known.karin,
    shop: known.shop,
    pictures: openPictures(environmentOf(template, UploadsEnv)),
    residents: openResidents(arrivals),
    bikes: new Map(),
    pay: payerAt(template.place.baseUrl),
    now: () => new Date(clock.now()),
    end,
  };
  try {
    for (const [serial, person] of townspeople(year.seed, year.people).entries())
      town.plan(arrivals[serial] ?? end, () => moveIn(town, settlement, person, serial));
    planAll(town, year, arrivals, from);
    await diary.live();
  } finally {
    settlement.close();
    town.pictures.close();
  }
};
