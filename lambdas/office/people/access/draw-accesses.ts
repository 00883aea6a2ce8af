import {
  addSample,
  dayBefore,
  type Draw,
  type Drawn,
  drawOne,
  isDrawn,
  startOfDay,
} from "#lambdas/office/samples/draw.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** The start of the Monday of the week in Sweden. */
const mondayOf = (start: Date): Date => {
  const isMonday = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Europe/Stockholm" });
  return isMonday.format(start) === "Mon" ? start : mondayOf(dayBefore(start));
};

const readSince = async (table: Draw["table"], from: Date, to: Date): Promise<PersonAccessItem[]> => {
  const accesses: PersonAccessItem[] = [];
  const every = {
    index: "gsi1",
    partition: lists.accesses(),
    between: [from.toISOString(), to.toISOString()],
    schema: PersonAccessItem,
    limit: 500,
  } as const;
  for await (const page of pages(table, every)) accesses.push(...page);
  return accesses;
};

const isIn = ({ at }: PersonAccessItem, from: Date, to: Date): boolean =>
  at >= from.toISOString() && at < to.toISOString();

/** Draws one access of each administrator who had none drawn in the last week. */
const drawMissing = (system: Draw["system"], lastWeek: readonly PersonAccessItem[]): PersonAccessItem[] =>
  [...Map.groupBy(lastWeek, ({ adminId }) => adminId).values()].flatMap((own) =>
    own.some(({ drawnAt }) => drawnAt !== undefined) ? [] : (drawOne(system, own) ?? []),
  );

/**
 * Draws one in twenty of yesterday's accesses to people, and at least one per administrator and week.
 * Every night looks at the whole week before, which makes up for a failed night.
 */
export const drawAccesses = async ({ table, system }: Draw): Promise<Drawn> => {
  const now = system.now();
  const today = startOfDay(now);
  const monday = mondayOf(today);
  const weekBefore = mondayOf(dayBefore(monday));
  const accesses = await readSince(table, weekBefore, today);
  const looked = accesses.filter((each) => isIn(each, dayBefore(today), today));
  const byChance = looked.filter(({ drawnAt }) => drawnAt === undefined && isDrawn(system));
  const lastWeek = accesses
    .filter((each) => isIn(each, weekBefore, monday))
    .map((each) => (byChance.includes(each) ? { ...each, drawnAt: now.toISOString() } : each));
  let drawn = 0;
  for (const { userId, adminId, at } of [...byChance, ...drawMissing(system, lastWeek)]) {
    const drawnAt = now.toISOString();
    const sample = update(keys.personAccess(userId, adminId, at))
      .set({ drawnAt, gsi2pk: lists.accessSamples(), gsi2sk: `${drawnAt}#${userId}#${adminId}#${at}` })
      .expectExists("repeated")
      .expectAbsent("drawnAt", "repeated");
    if (await addSample(table, sample)) drawn += 1;
  }
  return { looked: looked.length, drawn };
};
