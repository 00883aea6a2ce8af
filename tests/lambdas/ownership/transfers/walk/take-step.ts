import { expect } from "vitest";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { adjustPoints } from "#lambdas/points/balance/adjust-points.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { invitationToken } from "#lambdas/ownership/invitations.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { prepareChange } from "#lambdas/ownership/transfers/prepare-change.ts";
import { prepareConfirmation } from "#lambdas/ownership/transfers/prepare-confirmation.ts";
import { prepareOffer } from "#lambdas/ownership/transfers/prepare-offer.ts";
import { redeemInvitation } from "#lambdas/ownership/transfers/redeem-invitation.ts";
import { refuseOpener } from "#lambdas/ownership/transfers/mail-again.ts";
import {
  prepareOfferForRequest,
  refuseRequest,
} from "#lambdas/ownership/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { withdrawRequest } from "#lambdas/ownership/transfers/requests/withdraw-request.ts";
import { aReport, problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { Crash } from "#tests/lambdas/ownership/transfers/crashes.ts";
import { someTerms } from "#tests/lambdas/ownership/transfers/context.ts";
import { frames, type Walk } from "./a-walk.ts";
import type { Deed, Step } from "./steps.ts";

const dayMilliseconds = 86_400_000;

/** State before the step. */
type Scene = {
  readonly walk: Walk;
  readonly step: Step;
  readonly who: string;
  readonly other: string;
  readonly bikeId: string;
  /** The bike's open transfer or none. */
  readonly open: string;
  readonly version: number;
  readonly listing: string;
  readonly requestId: string;
};

/** Signs the prepared text; repeats the request when the response is lost. */
const sign = async (
  { walk: { bazaar, ask }, step: { deed, fates, twice }, who }: Scene,
  prepare: () => Promise<{ id: string }>,
): Promise<void> => {
  const { id } = await ask(fates[0], prepare);
  const hand = () => ask(fates[1], () => bazaar.sign(who, id));
  if (!twice) return void (await hand());
  const once = async () => {
    try {
      return await bazaar.sign(who, id);
    } catch (error) {
      // Repeats the request when the crash meant for the other one hits it.
      if (error instanceof Crash) return bazaar.sign(who, id);
      throw error;
    }
  };
  // Both requests get the same response.
  const [one, other] = await Promise.all([problemIn(hand()), problemIn(once())]);
  expect([deed, one]).toEqual([deed, other]);
  if (one !== "none") throw Object.assign(new Error(one), { code: one });
};

const termsOf = ({ other, step: { price } }: Scene) =>
  someTerms({ buyerEmail: `${other}@example.se`, price });

const withoutBuyer = ({ step: { price } }: Scene) => {
  const { buyerEmail: _, ...terms } = someTerms({ price });
  return terms;
};

/** Path of the latest mail's link. */
const linkOf = async ({ walk: { bazaar }, open }: Scene): Promise<string> => {
  const { invitation } = (await bazaar.transfer(open)) ?? {};
  return invitationToken(bazaar.transfers.codeSecret, {
    transferId: open,
    ...(invitation ?? { salt: "none" }),
  });
};

const register = async ({ walk: { bazaar, ids }, step: { bike }, who }: Scene): Promise<void> => {
  if ((await bazaar.read(ids[bike]!))?.deletedAt === undefined) return;
  ids[bike] = (await bazaar.bike({ ownerId: who, frameNumber: frames[bike]! })).id;
};

const wait = ({ walk, step: { fates } }: Scene, days: number): Promise<void> => {
  walk.bazaar.pass(days * dayMilliseconds);
  return walk.ask(fates[0], () => walk.night());
};

/** Signing repeats itself; every other request is repeated without a response. */
const signed: Partial<Record<Deed, (scene: Scene) => Promise<{ id: string }>>> = {
  offer: (scene) => prepareOffer(scene.walk.bazaar.transfers, scene.who, scene.bikeId, termsOf(scene)),
  invite: (scene) =>
    prepareOffer(scene.walk.bazaar.transfers, scene.who, scene.bikeId, {
      ...termsOf(scene),
      buyerEmail: "nobody.yet@example.se",
    }),
  accept: ({ walk, who, open, version }) => prepareAcceptance(walk.bazaar.transfers, who, open, version),
  change: (scene) => prepareChange(scene.walk.bazaar.transfers, scene.who, scene.open, termsOf(scene)),
  confirm: ({ walk, who, open }) => prepareConfirmation(walk.bazaar.transfers, who, open),
  approve: (scene) =>
    prepareOfferForRequest(scene.walk.bazaar.transfers, scene.who, scene.requestId, withoutBuyer(scene)),
};

const requestsByDeed: Partial<Record<Deed, (scene: Scene, key: string) => Promise<unknown>>> = {
  cancel: ({ walk, who, open }) => walk.bazaar.cancel(who, open),
  decline: ({ walk, who, open }) => walk.bazaar.decline(who, open),
  redeem: async (scene) => redeemInvitation(scene.walk.bazaar.transfers, scene.other, await linkOf(scene)),
  "refuse-opener": ({ walk, who, open }) => refuseOpener(walk.bazaar.transfers, who, open),
  ask: ({ walk, other, bikeId, step: { pays } }) =>
    askForBike(walk.bazaar.transfers, other, { bikeId, pays }),
  refuse: ({ walk, who, requestId }) => refuseRequest(walk.bazaar.transfers, who, requestId, false),
  withdraw: ({ walk, other, requestId }) => withdrawRequest(walk.bazaar.transfers, other, requestId),
  list: ({ walk, who, bikeId, step: { price } }, key) =>
    walk.bazaar.create(who, bikeId, { price: price ?? 2 }, key),
  edit: ({ walk, who, listing, step: { price } }) => walk.bazaar.edit(who, listing, { price: price ?? 3 }),
  pause: ({ walk, who, listing }) => walk.bazaar.move(who, listing, "pause"),
  resume: ({ walk, who, listing }) => walk.bazaar.move(who, listing, "resume"),
  renew: ({ walk, who, listing }) => walk.bazaar.move(who, listing, "renew"),
  sell: ({ walk, who, listing }) => walk.bazaar.move(who, listing, "sell"),
  end: ({ walk, who, listing }) => walk.bazaar.move(who, listing, "end"),
  steal: ({ walk, who, bikeId }, key) => walk.bazaar.steal(bikeId, aReport(), who, key),
  recover: ({ walk, who, bikeId }, key) => walk.bazaar.recover(bikeId, who, key),
  remove: ({ walk, who, bikeId }) => walk.bazaar.remove(who, bikeId),
  earn: async ({ walk, who: userId }, idempotencyKey) => {
    const seen = await walk.bazaar.table.get(keys.balance(userId), BalanceItem);
    const version = seen?.version ?? 0;
    const given = { adminId: "admin", userId, amount: 300, reason: "Tack", version };
    await adjustPoints(walk.bazaar, { ...given, idempotencyKey });
  },
  close: async ({ walk, other }) => {
    await walk.close(other);
    walk.closed.add(other);
  },
  reopen: async ({ walk: { closed, reopen } }) => {
    for (const who of closed) {
      await reopen(who);
      closed.delete(who);
    }
  },
};

/** Usually the owner: refused strangers test little. */
const actorOf = async ({ bazaar, living, ids }: Walk, { deed, who, bike, days }: Step): Promise<string> => {
  const self = living[who]!;
  const { ownerId = self, openTransferId = "" } = (await bazaar.read(ids[bike]!)) ?? {};
  if (days === 0 || deed === "register" || deed === "earn") return self;
  const isBuyers = deed === "accept" || deed === "decline";
  return isBuyers ? ((await bazaar.transfer(openTransferId))?.buyerId ?? self) : ownerId;
};

/** Usually the sender of the open request. */
const askerOf = async ({ bazaar, living }: Walk, bikeId: string, ownerId: string, self: string) => {
  for (const who of living) {
    const place = keys.transferRequest(requestIdOf(bikeId, who, ownerId));
    if ((await bazaar.table.get(place, TransferRequestItem))?.state === "open") return who;
  }
  return self;
};

const sceneOf = async (walk: Walk, step: Step): Promise<Scene> => {
  const { bazaar, ids, living } = walk;
  const bikeId = ids[step.bike]!;
  const bike = await bazaar.read(bikeId);
  const { openTransferId: open = "transfer_none", openListingId: listing = "listing_none" } = bike ?? {};
  const isAnswer = step.deed === "approve" || step.deed === "refuse" || step.deed === "withdraw";
  const self = living[step.other]!;
  const ownerId = bike?.ownerId ?? self;
  const other = isAnswer ? await askerOf(walk, bikeId, ownerId, self) : self;
  return {
    walk,
    step,
    who: await actorOf(walk, step),
    other,
    bikeId,
    open,
    version: (await bazaar.transfer(open))?.version ?? 1,
    listing,
    requestId: requestIdOf(bikeId, other, ownerId),
  };
};

/** Runs a step, unless the person's account is closed. */
export const take = async (walk: Walk, step: Step): Promise<unknown> => {
  const scene = await sceneOf(walk, step);
  const { deed, days, fates } = step;
  if (deed === "wait") return wait(scene, days);
  if (deed === "wait-long") return wait(scene, 31);
  const othersDeeds: readonly Deed[] = ["ask", "withdraw", "redeem", "close"];
  const doer = othersDeeds.includes(deed) ? scene.other : scene.who;
  if (deed !== "reopen" && (walk.closed.has(doer) || walk.erased.has(doer))) throw new Error("closed");
  if (deed === "register") return register(scene);
  const prepare = signed[deed];
  if (prepare) return sign(scene, () => prepare(scene));
  const key = walk.bazaar.key();
  return walk.ask(fates[0], async () => requestsByDeed[deed]?.(scene, key));
};
