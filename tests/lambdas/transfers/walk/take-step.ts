import { expect } from "vitest";
import { adjustPoints } from "#lambdas/points/adjust-points.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { invitationToken } from "#lambdas/shared/tokens/invitations.ts";
import { prepareAcceptance } from "#lambdas/transfers/prepare-acceptance.ts";
import { prepareChange } from "#lambdas/transfers/prepare-change.ts";
import { prepareConfirmation } from "#lambdas/transfers/prepare-confirmation.ts";
import { prepareOffer } from "#lambdas/transfers/prepare-offer.ts";
import { redeemInvitation } from "#lambdas/transfers/redeem-invitation.ts";
import { refuseOpener } from "#lambdas/transfers/refuse-opener.ts";
import { prepareOfferForRequest, refuseRequest } from "#lambdas/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/transfers/requests/ask-for-bike.ts";
import { withdrawRequest } from "#lambdas/transfers/requests/withdraw-request.ts";
import { aReport, problemIn } from "#tests/lambdas/thefts/context.ts";
import { Crash } from "#tests/lambdas/transfers/crashes.ts";
import { someTerms } from "#tests/lambdas/transfers/context.ts";
import { frames, type Walk } from "./a-walk.ts";
import type { Deed, Step } from "./steps.ts";

const dayMilliseconds = 86_400_000;

/** What someone finds who is about to do something. */
type Scene = {
  readonly walk: Walk;
  readonly step: Step;
  readonly who: string;
  readonly other: string;
  readonly bikeId: string;
  /** Of the bike, or of nothing. */
  readonly open: string;
  readonly version: number;
  readonly listing: string;
  readonly requestId: string;
};

/** Signs what was prepared; the answer is lost now and then, so it is handed in again. */
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
      // What was meant for the one has met the other.
      if (error instanceof Crash) return bazaar.sign(who, id);
      throw error;
    }
  };
  // Either way both are told the same.
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

/** What the newest mail leads to. */
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

/** What is signed is asked for twice by itself; everything else is asked again where no answer came. */
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

const asked: Partial<Record<Deed, (scene: Scene, key: string) => Promise<unknown>>> = {
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
  earn: ({ walk, who }, idempotencyKey) =>
    adjustPoints(walk.bazaar, { adminId: "admin", userId: who, amount: 300, reason: "Tack", idempotencyKey }),
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

/** A person who the bike belongs to, mostly: a stranger is refused, and what is refused tests little. */
const actorOf = async ({ bazaar, living, ids }: Walk, { deed, who, bike, days }: Step): Promise<string> => {
  const self = living[who]!;
  const { ownerId = self, openTransferId = "" } = (await bazaar.read(ids[bike]!)) ?? {};
  if (days === 0 || deed === "register" || deed === "earn") return self;
  const isBuyers = deed === "accept" || deed === "decline";
  return isBuyers ? ((await bazaar.transfer(openTransferId))?.buyerId ?? self) : ownerId;
};

/** A person who asks is mostly the one whose question is open. */
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

/** Does what a step says. Nobody whose account is closed does anything: no request of theirs comes so far. */
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
  return walk.ask(fates[0], async () => asked[deed]?.(scene, key));
};
