import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { type LockType } from "#contract/bikes/lock-type.ts";

import { type Dice, weighted } from "../sweden/random.ts";
import type { OwnedBike } from "./owned-bike.ts";
import { within } from "./season.ts";
import { type Town, day, hour } from "./town.ts";

const places = [
  "cykelstället vid stationen",
  "utanför biblioteket",
  "cykelrummet på Skänningegatan 12",
  "badplatsen",
  "Rådhustorget",
  "utanför gymmet på Motalagatan",
  "vid hamnen",
  "skolgården",
  "gården på Klostergatan 4",
  "utanför mataffären",
] as const;

const lock = weighted<LockType | undefined>([
  ["u-lock", 25],
  ["frame", 22],
  ["chain", 14],
  ["cable", 14],
  ["none", 8],
  ["indoors", 7],
  [undefined, 10],
]);

const finds = [
  "Ligger i diket bakom en sopcontainer.",
  "Står utan lås sedan i måndags.",
  "Lutad mot räcket, framhjulet är borta.",
  "Hittade den när jag var ute med hunden.",
] as const;
const foundAt = [
  "Hamnpiren",
  "Vallgraven",
  "Bakom Systembolaget",
  "Parkeringen vid ishallen",
  "Skogsstigen mot Tycklingen",
] as const;
const thanks = [
  "Tusen tack, du har gjort min vecka!",
  "Tack för att du hörde av dig!",
  "Stort tack!",
] as const;

/** Most thefts happen on Friday or Saturday evening. */
const stolenAt = (dice: Dice, reported: number): { stolenDate: string; stolenHour?: number } => {
  const weekday = new Date(reported).getUTCDay();
  const before = dice.chance(0.55) ? (weekday + dice.pick([1, 2])) % 7 : dice.below(2);
  const stolenDate = isoDate(swedishDate(new Date(reported - before * day)));
  const evening = 17 + dice.below(3) + dice.below(4);
  // The hour is left out where it could be later than the report.
  const isKnown = before > 0 && dice.chance(0.75);
  return { stolenDate, ...(isKnown && { stolenHour: evening }) };
};

const reportOf = (dice: Dice, { owner }: OwnedBike, at: number) => {
  const lockType = lock(dice);
  return {
    ...stolenAt(dice, at),
    place: dice.pick(places),
    city: owner.city,
    ...(lockType !== undefined && { lockType }),
    ...(dice.chance(0.7) && {
      policeReportNumber: `5000-K${100_000 + dice.below(900_000)}-${new Date(at).getUTCFullYear() % 100}`,
    }),
    ...(dice.chance(0.2) && { reward: 100 * (1 + dice.below(10)) }),
    ...(dice.chance(0.5) && { description: "Låst i ställ över natten. Se bilden för märken på ramen." }),
  };
};

const recover = (town: Town, dice: Dice, { id, owner }: OwnedBike, isFound: boolean) => {
  const how = isFound
    ? ("found-by-somebody" as const)
    : dice.pick(["found-by-owner", "police", "police", "other"]);
  const body = { how, ...(isFound && { thanks: dice.pick(thanks) }), mayShare: dice.chance(0.5) };
  return town.call(theftRoutes.markRecovered, { as: owner.caller, params: { bikeId: id }, body });
};

/** A finder reports the bike; most owners confirm and recover it. */
const findIt = async (town: Town, dice: Dice, bike: OwnedBike, finderSerial: number): Promise<void> => {
  const { call, plan, residents } = town;
  const finder = residents.get(finderSerial);
  if (!finder) return;
  const params = { bikeId: bike.id };
  const body = { location: dice.pick(foundAt), description: dice.pick(finds), contact: finder.phone };
  const report = await call(foundReportRoutes.reportFound, { as: finder.caller, params, body });
  const as = bike.owner.caller;
  plan(town.now().getTime() + (3 + dice.below(40)) * hour, async () => {
    await call(foundReportRoutes.listReceivedFoundReports, { as, params });
    const decision = dice.chance(0.85)
      ? { decision: "confirm" as const }
      : { decision: "reject" as const, reason: "Det var inte min cykel." };
    const decided = { bikeId: bike.id, reportId: report.id };
    await call(foundReportRoutes.decideFoundReport, { as, params: decided, body: decision });
    if (decision.decision === "confirm") await recover(town, dice, bike, true);
  });
};

/** Reports a theft; finders return some bikes, others come back without help, most never do. */
export const lose = async (town: Town, dice: Dice, bike: OwnedBike): Promise<void> => {
  const { call, plan, residents } = town;
  const at = town.now().getTime();
  const params = { bikeId: bike.id };
  await call(theftRoutes.reportStolen, { as: bike.owner.caller, params, body: reportOf(dice, bike, at) });
  const lot = dice.roll();
  const finder = residents.another(bike.owner.serial, dice.roll(), at);
  const days = dice.below(9) ** 2 + 1;
  if (lot < 0.3 && finder !== undefined) plan(within(dice, at, days), () => findIt(town, dice, bike, finder));
  else if (lot < 0.45)
    plan(within(dice, at, days), async () => {
      await recover(town, dice, bike, false);
    });
};
