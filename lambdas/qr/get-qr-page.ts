import { publicName } from "#contract/mask-name.ts";
import type { QrPage } from "#contract/qr.ts";
import { bikeOfCode } from "#lambdas/shared/qr/bike-of-code.ts";
import { cardOf } from "#lambdas/shared/search-index/card.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";
import type { QrContext } from "./qr-context.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What the person who stands before a bike may know of it. Who can read a code can look at the frame too, but is told its number only while the bike is missed. */
export const getQrPage = async ({ table, system }: QrContext, uid: string): Promise<QrPage> => {
  const bike = await bikeOfCode(table, uid);
  const card = cardOf(bike);
  const asked = card.stolen ? card.frameNumber : undefined;
  return {
    bike: showCard(card, { now: system.now(), signedIn: false, asked }),
    ownerName: publicName(await table.get(keys.profile(bike.ownerId), ProfileItem)),
    bikeId: bike.id,
    stolenBattery: card.stolenBattery,
    reward: card.reward,
  };
};
