import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import { ListingCondition, listingRoutes } from "#contract/ads/listings.ts";

import { type Dice, weighted } from "../sweden/random.ts";
import { viewNames } from "./draw-bike.ts";
import type { OwnedBike } from "./owned-bike.ts";
import type { Resident } from "./resident.ts";
import { within } from "./season.ts";
import { sell } from "./sell.ts";
import { sendPhoto } from "./send-photo.ts";
import { converse } from "./talk.ts";
import { type Town, day } from "./town.ts";

const condition = weighted([
  [ListingCondition.enum.good, 6],
  [ListingCondition.enum.worn, 3],
  [ListingCondition.enum["like-new"], 2],
  [ListingCondition.enum["needs-repair"], 1],
]);

const adTexts = [
  "Säljs för att jag har köpt en ny. Nya däck i våras, rullar fint.",
  "Stått i förråd sedan i höstas. Behöver lite luft men är annars i bra skick.",
  "Barnen har vuxit ur den. Servad hos Cykelboden förra året.",
  "Lätt och snabb, passar dig som är runt 175 cm. Kvitto finns.",
  "Lite rost på skärmarna, men den bromsar och växlar som den ska.",
] as const;

export const reportAd = async (
  { call }: Town,
  dice: Dice,
  listingId: string,
  reporter: Resident,
): Promise<void> => {
  const reason = dice.pick(["misleading", "not-sellers-bike", "fraud"]);
  const explanation = dice.pick([
    "Bilden stämmer inte med beskrivningen, det är en annan modell.",
    "Samma cykel ligger ute på en annan sida med en annan säljare.",
    "Säljaren ville ha betalt i förskott innan jag fick se cykeln.",
  ]);
  const body = { reason, explanation, links: [], goodFaith: true as const };
  await call(adReportRoutes.reportAd, { as: reporter.caller, params: { listingId }, body });
};

type Ad = { readonly bike: OwnedBike; readonly listingId: string; readonly at: number };

/** Plans an action for a resident who may not have moved in yet. */
const planFor = (
  { plan, residents }: Town,
  serial: number | undefined,
  at: number,
  happen: (resident: Resident) => Promise<unknown>,
): void =>
  plan(at, async () => {
    const resident = serial === undefined ? undefined : residents.get(serial);
    if (resident) await happen(resident);
  });

/** A buyer takes the bike, the owner ends the ad, or the ad expires. */
const planEnd = (
  town: Town,
  dice: Dice,
  { bike, listingId, at }: Ad,
  buyer: number | undefined,
  onSold: (buyer: Resident) => void,
): void => {
  const { caller: as, serial } = bike.owner;
  if (buyer !== undefined && dice.chance(0.6))
    planFor(town, buyer, within(dice, at + 13 * day, 8), async (other) => {
      const sold = await sell(town, dice, bike, other);
      if (sold) onSold(sold);
    });
  else if (dice.chance(0.5)) {
    const end = dice.pick(["endListing", "sellOutside", "pauseListing"] as const);
    planFor(town, serial, within(dice, at + 20 * day, 30), () =>
      town.call(listingRoutes[end], { as, params: { listingId } }),
    );
  }
};

/** Advertises a bike; some residents ask, one may buy. `onSold` receives the new owner. */
export const advertise = async (
  town: Town,
  dice: Dice,
  bike: OwnedBike,
  onSold: (buyer: Resident) => void,
): Promise<void> => {
  const { caller: as, serial, city } = bike.owner;
  const price = Math.max(200, Math.round((bike.price * (0.3 + dice.roll() * 0.5)) / 50) * 50);
  const views = viewNames.slice(0, dice.below(viewNames.length + 1));
  const photos = await Promise.all(views.map((view) => sendPhoto(town, as.userId, bike.made, view)));
  const body = { price, condition: condition(dice), city, text: dice.pick(adTexts), photos };
  const { id: listingId } = await town.call(listingRoutes.createListing, {
    as,
    params: { bikeId: bike.id },
    body,
  });
  const at = town.now().getTime();
  const drawn = Array.from({ length: dice.below(5) }, () => town.residents.another(serial, dice.roll(), at));
  const interested = [...new Set(drawn)];
  for (const asker of interested)
    planFor(town, asker, within(dice, at, 12), (other) => converse(town, dice, bike, other));
  if (dice.chance(0.35))
    planFor(town, serial, within(dice, at + 5 * day, 20), () =>
      town.call(listingRoutes.editListing, {
        as,
        params: { listingId },
        body: { ...body, price: Math.round((price * 0.85) / 50) * 50 },
      }),
    );
  planEnd(town, dice, { bike, listingId, at }, interested[0], onSold);
  if (dice.chance(0.12))
    planFor(town, interested[1], within(dice, at, 5), (other) => reportAd(town, dice, listingId, other));
};
