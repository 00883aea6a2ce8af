import { publicName } from "#contract/mask-name.ts";
import type { QrPage } from "#contract/qr.ts";
import { bikeOfCode } from "#lambdas/codes/bike-of-code.ts";
import { cardOf } from "#lambdas/postings/card.ts";
import { showCard } from "#lambdas/postings/show-card.ts";
import type { QrWorld } from "#lambdas/qr/qr-world.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";

/** What whoever stands before a bike may know of it. Who can read a code can look at the frame too, but is told its number only while the bike is missed. */
export const getQrPage = async ({ table, system }: QrWorld, uid: string): Promise<QrPage> => {
  const bike = await bikeOfCode(table, uid);
  const card = cardOf(bike);
  const asked = card.stolen ? card.frameNumber : undefined;
  return {
    bike: showCard(card, { now: system.now(), signedIn: false, asked }),
    ownerName: publicName(await table.get(keys.profile(bike.ownerId), ProfileItem)),
    bikeId: bike.id,
    reward: card.reward,
  };
};
