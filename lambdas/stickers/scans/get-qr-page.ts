import { publicName } from "#contract/platform/mask-name.ts";
import type { LinkedPage, QrPage } from "#contract/stickers/qr.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { rollKey } from "#lambdas/stickers/codes/stock-writes.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { QrContext } from "./qr-context.ts";

type Context = Pick<QrContext, "table" | "system">;

/** Shows a bike to someone standing next to it. The frame number is shown only while the bike is stolen. */
const showLinked = async ({ table, system }: Context, bike: BikeItem): Promise<LinkedPage> => {
  const card = cardOf(bike);
  const searchedNumber = card.stolen ? card.frameNumber : undefined;
  return {
    state: "linked",
    bike: showCard(card, { now: system.now(), signedIn: false, searchedNumber }),
    ownerName: publicName(await table.get(keys.profile(bike.ownerId), ProfileItem)),
    bikeId: bike.id,
    stolenBattery: card.stolenBattery,
    reward: card.reward,
    isChangingOwner: bike.openTransferId !== undefined,
  };
};

const showFree = async ({ table }: Context, { uid, rollId }: QrCodeItem): Promise<QrPage> => {
  const roll = rollId === undefined ? undefined : await table.get(rollKey(rollId), QrRollItem);
  const store = roll === undefined || roll.pool === "self" ? undefined : await readStore(table, roll.pool);
  return {
    state: "free",
    shortCode: shortCodeOf(uid),
    store: store && { name: store.name, city: store.city },
  };
};

/** Shows the page of a code. Throws `qr-not-found` for unknown codes and bikes under review. */
export const getQrPage = async (context: Context, uid: string): Promise<QrPage> => {
  const { table } = context;
  const code = await table.get(keys.qr(uid.toLowerCase()), QrCodeItem);
  if (!code) throw new ProblemError("qr-not-found");
  if (code.state === "void") return { state: "void" };
  if (code.state === "made") return showFree(context, code);
  const bike = code.bikeId === undefined ? undefined : await table.get(keys.bike(code.bikeId), BikeItem);
  if (bike?.deletedAt !== undefined) return { state: "bike-deleted" };
  // The bike is created when the buyer claims it.
  if (!bike && code.rollId !== undefined) return { state: "sold" };
  if (!bike || !isListed(bike)) throw new ProblemError("qr-not-found");
  return showLinked(context, bike);
};
