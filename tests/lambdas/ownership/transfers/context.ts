import { expect } from "vitest";
import type { AgreedTerms, TransferTerms } from "#contract/ownership/transfer-terms.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import type { Evidence } from "#lambdas/people/signatures/evidence.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { BalanceItem, HoldItem } from "#lambdas/people/items/person.ts";
import { SigningItem } from "#lambdas/ownership/items/signing.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { prepareAcceptance } from "#lambdas/ownership/transfers/prepare-acceptance.ts";
import { prepareChange } from "#lambdas/ownership/transfers/prepare-change.ts";
import { cancelTransfer, declineTransfer } from "#lambdas/ownership/transfers/end-transfer.ts";
import { expireTransfers } from "#lambdas/ownership/transfers/expire-transfers.ts";
import { forgetEnded } from "#lambdas/ownership/transfers/forget-ended.ts";
import { prepareOffer } from "#lambdas/ownership/transfers/prepare-offer.ts";
import { signWithSignIn } from "#lambdas/ownership/transfers/sign-with-sign-in.ts";
import { aSealer, given } from "#tests/lambdas/a.ts";
import { aTown, type Between, problemIn } from "#tests/lambdas/thefts/reports/context.ts";

export const someTerms = (over: Partial<TransferTerms> = {}): TransferTerms => ({
  buyerEmail: "bo@example.se",
  price: 2500,
  saleDate: "2026-11-20",
  condition: "Bra, en repa på överröret.",
  keys: 2,
  charger: false,
  ...over,
});

/** Returns the problem of a refused request, and asserts that nothing is written, no points move and nobody is notified. */
export const refusal = async (
  written: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<string> => {
  const before = await written();
  const problem = await problemIn(work());
  expect(await written()).toEqual(before);
  return problem;
};

/** A town of people who own, sell and lose bikes. */
export const aMarket = async (between?: Between) => {
  const town = await aTown(between);
  const kept = new Map<string, Evidence>();
  const context = {
    table: await town.inRole("transfers"),
    system: town.system,
    pictures: town.context.pictures,
    codeSecret: "code secret",
    sealer: aSealer(),
    evidence: { keep: async (name: string, proof: Evidence) => void kept.set(name, proof) },
  };
  const person = async (userId: string, points = 200, over: Parameters<typeof given.person>[3] = {}) => {
    const email = over.email ?? `${userId}@example.se`;
    const known = { phone: undefined, createdAt: "2025-01-01T00:00:00.000Z", fullName: `${userId} Ek` };
    await given.person(town.table, userId, points, { identityLevel: 2, ...known, ...over, email });
    await town.table.transact([put(keys.emailGuard(email), "emailGuard", { userId })]);
  };
  let signIns = 0;
  /** A caller with a fresh sign-in of their own. */
  const caller = (userId: string, secondsAgo = 60) => ({
    userId,
    role: "customer" as const,
    mayChangeSignIn: true,
    signedInAt: new Date(town.system.now().getTime() - secondsAgo * 1000 + (signIns += 1)),
  });
  const signAs = (signer: ReturnType<typeof caller>, signingId: string) =>
    signWithSignIn(context, signer, signingId);
  const sign = (userId: string, signingId: string, secondsAgo?: number) =>
    signAs(caller(userId, secondsAgo), signingId);
  const offer = async (userId: string, bikeId: string, over: Partial<TransferTerms> = {}) => {
    const { id } = await prepareOffer(context, userId, bikeId, someTerms(over));
    return (await sign(userId, id)).transferId;
  };
  const accept = async (userId: string, transferId: string, version = 1) => {
    const { id } = await prepareAcceptance(context, userId, transferId, version);
    return sign(userId, id);
  };
  const change = async (userId: string, transferId: string, over: Partial<AgreedTerms>) => {
    const { id } = await prepareChange(context, userId, transferId, { ...someTerms(), ...over });
    return sign(userId, id);
  };
  const failures: unknown[] = [];
  const atNight = { ...context, reportFailure: (_id: string, error: unknown) => void failures.push(error) };
  return {
    ...town,
    photos: town.context.photos,
    context,
    kept,
    /** Failures reported by the nightly job. */
    failures,
    person,
    caller,
    sign,
    signAs,
    offer,
    accept,
    change,
    cancel: (userId: string, transferId: string) => cancelTransfer(context, userId, transferId),
    decline: (userId: string, transferId: string, reason = "Kom aldrig.") =>
      declineTransfer(context, userId, transferId, reason),
    leave: (userId: string) => town.table.transact([remove(keys.profile(userId))]),
    remove: async (userId: string, bikeId: string) =>
      deleteBike({ ...town.context, table: await town.inRole("bikes") }, userId, bikeId),
    forget: async () => {
      const table = await town.inRole("expire-transfers");
      return forgetEnded({ ...atNight, table, evidence: { forget: async (name) => void kept.delete(name) } });
    },
    expire: async () => expireTransfers({ ...atNight, table: await town.inRole("expire-transfers") }),
    transfer: (id: string) => town.table.get(keys.transfer(id), TransferItem),
    signing: (id: string) => town.table.get(keys.signing(id), SigningItem),
    hold: (userId: string, id: string) => town.table.get(keys.pointsHold(userId, id), HoldItem),
    points: async (userId: string) => (await town.table.get(keys.balance(userId), BalanceItem))?.points,
    told: async (userId: string) =>
      (await town.of("notification"))
        .filter((item) => item["userId"] === userId && item["type"] === "ownership_transfer")
        .map((item) => (item["params"] as { what: string }).what),
  };
};
export type Market = Awaited<ReturnType<typeof aMarket>>;
