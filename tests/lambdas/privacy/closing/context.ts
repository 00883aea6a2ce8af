import type { ClosingContext } from "#lambdas/people/accounts/closing/close-account.ts";
import type { ErasureContext } from "#lambdas/privacy/closing/erasure-context.ts";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import type { BikesContext } from "#lambdas/bikes/registration/bikes-context.ts";
import { deleteBike } from "#lambdas/bikes/registration/delete-bike.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { requestCorrection } from "#lambdas/bikes/registration/request-correction.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { nameWrites } from "#lambdas/bikes/index/name-writes.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import type { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, given, noon } from "#tests/lambdas/a.ts";
import { handoverWrites } from "#lambdas/ownership/handover-writes.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

export const days = (count: number): number => count * 24 * 60 * 60 * 1000;

/** Everything that could identify the person. */
export const traces = /signe|[åa]kerlund|\+46701|pnr-mac|cipher|punktering|borås|upload_/i;

const decided = (userId: string, id: string): IdentityReviewItem => ({
  entity: "identityReview",
  id,
  userId,
  uploadId: `upload_${id}`,
  state: "rejected",
  fullName: "Signe Åkerlund",
  personalNumberMac: "pnr-mac",
  personalNumberMasked: "1985••••-••••",
  personalNumberCheck: "matches",
  nameCheck: "matches",
  requestedAt: noon.toISOString(),
  decidedAt: noon.toISOString(),
  decidedBy: "admin",
  reason: "Signe syns inte",
});

/** Signe, with everything an account can have, and a movable clock. `crashAfter` makes later writes and calls fail. */
export const closingContext = async () => {
  const { tableName, client, config } = await withTable();
  let now = noon;
  const system = aSystem(() => now);
  const real = openTable(tableName, system, client);
  const signedOut: string[] = [];
  const removed: string[] = [];
  const discarded: string[] = [];
  const copies: string[] = [];
  const recorded: { readonly userId: string; readonly at: string }[] = [];
  const failures: string[] = [];
  let left = Infinity;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (left <= 0) throw new Error("The function was interrupted");
    left -= 1;
    return work();
  };
  const fragile = (whole: Table): Table => ({
    ...whole,
    transact: (actions) => step(() => whole.transact(actions)),
  });
  const table = fragile(real);
  const ofJob = fragile(await tableInRoleOf("erase-accounts", { tableName, config }, system));
  const context: ClosingContext & ErasureContext = {
    ...system,
    system,
    table,
    directory: async () => {
      throw new Error("Nobody is made again");
    },
    setPoolEmail: async () => true,
    signOut: async (userId) => void signedOut.push(userId),
    logger: { error: (message) => void failures.push(message) },
    discardPicture: ({ kind, id }) => step(async () => void discarded.push(`${kind} ${id}`)),
    recordErasure: (erased) => step(async () => void recorded.push(erased)),
    discardCopy: (userId) => step(async () => void copies.push(userId)),
    removeUser: (userId) => step(async () => void removed.push(userId)),
    reportFailure: (userId) => void failures.push(userId),
  };
  const bikesContext: BikesContext = {
    table: real,
    system,
    pictures: { photo: async () => "photo", receipt: async () => "receipt" },
    photos: aPhotoShelf(),
    cursorSecret: "secret",
    identityLevelRequired: 1,
  };
  const caller = (userId = "person-1") =>
    aCaller(userId, { signedInAt: new Date(now.getTime() - 60_000), mayChangeSignIn: true });

  const proofOf = (frameNumber: string, userId = "person-1") =>
    given.proof(real, { ownerId: userId, frameNumber });
  const register = async (frameNumber: string, userId = "person-1", proof?: { id: string }) => {
    const analysis = proof ?? (await proofOf(frameNumber, userId));
    const { bike } = await registerBike(bikesContext, {
      userId,
      idempotencyKey: system.newId("key"),
      request: {
        frameNumber,
        analysisId: analysis.id,
        type: "dam",
        brand: "Monark",
        model: "Karin",
        color: "svart",
        name: "Punkteringen",
        city: "Borås",
        manualReview: false,
      },
    });
    return bike.id;
  };
  /** Deletes the bike before the account is closed. */
  const deleteOwn = async (bikeId: string): Promise<void> =>
    void (await deleteBike(bikesContext, "person-1", bikeId));
  const askForCorrection = async (bikeId: string): Promise<void> => {
    const request = { brand: "Trek", reason: "Signe skrev fel" };
    await requestCorrection(bikesContext, {
      userId: "person-1",
      bikeId,
      idempotencyKey: "correction",
      request,
    });
  };
  const reportStolen = (bikeId: string): Promise<void> =>
    real.transact([update(keys.bike(bikeId)).set({ status: "stolen" }).add("version", 1)]);

  await createAccount({ table: real, now: () => now }, "person-1", {
    email: "signe@example.se",
    fullName: "Signe Åkerlund",
    language: "sv",
    phone: "+46701112233",
  });
  await real.transact([
    update(keys.profile("person-1")).set({
      phoneVerifiedAt: noon.toISOString(),
      identityLevel: 2,
      personalNumberEncrypted: "cipher",
      personalNumberMac: "pnr-mac",
      personalNumberMasked: "1985••••-••••",
      consent: {
        version: 1,
        functional: true,
        analytics: false,
        marketing: false,
        decidedAt: noon.toISOString(),
      },
    }),
    put(keys.balance("person-1"), "balance", {
      userId: "person-1",
      points: 350,
      version: 1,
      gsi1pk: lists.balances(),
      gsi1sk: "person-1",
    }),
    put(keys.ledgerRow("person-1", 1), "ledger", {
      userId: "person-1",
      reason: "purchase",
      amount: 350,
      balanceAfter: 350,
      reference: "order",
      at: noon.toISOString(),
    }),
    put(keys.phoneGuard("+46701112233"), "phoneGuard", { userId: "person-1" }),
    put(keys.personalNumberGuard("pnr-mac"), "personalNumberGuard", { userId: "person-1" }),
    ...nameWrites(undefined, { userId: "person-1", fullName: "Signe Åkerlund" }),
    ...["one", "two"].map((id) =>
      put(keys.identityReview(id), "identityReview", {
        ...decided("person-1", id),
        gsi2pk: lists.identityReviewsOf("person-1"),
        gsi2sk: id,
      }),
    ),
    put(keys.newestIdentityReview("person-1"), "newestIdentityReview", {
      userId: "person-1",
      reviewId: "two",
      requestedAt: noon.toISOString(),
    }),
  ]);

  return {
    context,
    /** Has the rights of the erasure job. */
    erasing: { ...context, table: ofJob },
    table: real,
    caller,
    register,
    proofOf,
    reportStolen,
    deleteOwn,
    askForCorrection,
    signedOut,
    removed,
    discarded,
    copies,
    recorded,
    failures,
    pass: (milliseconds: number): void => {
      now = new Date(now.getTime() + milliseconds);
    },
    crashAfter: (steps: number): void => {
      left = steps;
    },
    everything: () => wholeTable(client, tableName),
    named: async (entity: string) =>
      (await wholeTable(client, tableName)).filter((item) => item["entity"] === entity),
    registerWithReceipt: async () => {
      await given.person(real, "person-2");
      const proof = await given.proof(real, {
        ownerId: "person-1",
        frameNumber: "WTU204K8861",
        expiresAt: 4_000_000_000,
        perceptualHash: "f0e1d2c3b4a59687",
        receiptFacts: { seller: "seller", number: "number", date: "date", total: "total" },
      });
      const bikeId = await register("WTU204K8861", "person-1", proof);
      const readBike = async (): Promise<BikeItem> => (await real.get(keys.bike(bikeId), BikeItem))!;
      return {
        bikeId,
        receiptId: proof.receiptUploadId,
        photoId: (await readBike()).photoUploadId!,
        readBike,
      };
    },
    handOver: async (bike: BikeItem, from: string, to: string): Promise<void> => {
      now = new Date(now.getTime() + 1000);
      const event = { eventType: "purchase", receiptVerified: true } as const;
      const handover = { now, eventId: system.newId("event"), event, receiptNumber: "A-261120-000001" };
      await real.transact(handoverWrites(bike, { from, to, ...handover }));
    },
    inRole: (name: string) => tableInRoleOf(name, { tableName, config }, system),
  };
};
