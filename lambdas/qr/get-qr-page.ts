import { publicName } from "#contract/mask-name.ts";
import type { LinkedPage, QrPage } from "#contract/qr.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { cardOf, isListed } from "#lambdas/shared/search-index/card.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { QrContext } from "./qr-context.ts";

type Context = Pick<QrContext, "table" | "system">;

/** What the person who stands before a bike may know of it. Who can read a code can look at the frame too, but is told its number only while the bike is missed. */
const showLinked = async ({ table, system }: Context, bike: BikeItem): Promise<LinkedPage> => {
  const card = cardOf(bike);
  const asked = card.stolen ? card.frameNumber : undefined;
  return {
    state: "linked",
    bike: showCard(card, { now: system.now(), signedIn: false, asked }),
    ownerName: publicName(await table.get(keys.profile(bike.ownerId), ProfileItem)),
    bikeId: bike.id,
    stolenBattery: card.stolenBattery,
    reward: card.reward,
    isChangingOwner: bike.openTransferId !== undefined,
  };
};

const showFree = async ({ table }: Context, { uid, pool = "self" }: QrCodeItem): Promise<QrPage> => {
  const store = pool === "self" ? undefined : await readStore(table, pool);
  return {
    state: "free",
    shortCode: shortCodeOf(uid),
    store: store && { name: store.name, city: store.city },
  };
};

/** Where a code leads. One that was never made, or is of a bike that an administrator has still to decide about, is `qr-not-found`. */
export const getQrPage = async (context: Context, uid: string): Promise<QrPage> => {
  const { table } = context;
  const code = await table.get(keys.qr(uid.toLowerCase()), QrCodeItem);
  if (!code) throw new ProblemError("qr-not-found");
  if (code.state === "void") return { state: "void" };
  if (code.state === "made") return showFree(context, code);
  const bike = code.bikeId === undefined ? undefined : await table.get(keys.bike(code.bikeId), BikeItem);
  if (bike?.deletedAt !== undefined) return { state: "bike-deleted" };
  // The bike is there once its buyer has claimed it.
  if (!bike && code.rollId !== undefined) return { state: "sold" };
  if (!bike || !isListed(bike)) throw new ProblemError("qr-not-found");
  return showLinked(context, bike);
};
