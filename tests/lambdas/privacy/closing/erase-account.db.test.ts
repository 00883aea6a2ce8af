import { beforeEach, describe, expect, it } from "vitest";
import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { eraseAccount } from "#lambdas/privacy/closing/erase-account.ts";
import { eraseDueAccounts } from "#lambdas/privacy/closing/erase-due-accounts.ts";
import { reopenAccount } from "#lambdas/people/accounts/closing/reopen-account.ts";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { findDrift } from "#lambdas/bikes/index/find-drift.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { notificationIdOf } from "#lambdas/messages/thread-id.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { aSystem, given } from "#tests/lambdas/a.ts";
import { closingContext, days, traces } from "./context.ts";

let there: Awaited<ReturnType<typeof closingContext>>;
beforeEach(async () => {
  there = await closingContext();
});

const close = () => closeAccount(there.context, there.caller());
const erase = () => eraseAccount(there.erasing, "person-1");

/** Updates the search lists, which the stream does in production. */
const settleLists = async (): Promise<void> => {
  for (const { entity, id } of await there.everything())
    if (entity === "bike") await reindex({ table: there.table, system: there.context.system }, String(id));
};

/** Remaining items, without those that expire within a day. */
const leftovers = async () => {
  const brief = ["idempotency", "quota", "rate", "upload", "analysis", "bikeIndex"];
  const items = (await there.everything()).filter(({ entity }) => !brief.includes(String(entity)));
  return items.filter(({ entity }) => entity !== "bikeEvent");
};

/** Signe has two bikes and closed her account a month ago. */
const aMonthLater = async () => {
  const bikeIds = [await there.register("WTU204K8861"), await there.register("WTU204K8862")];
  await aStickerOrder();
  await settleLists();
  await close();
  there.pass(days(30));
  return bikeIds;
};

const expectErased = async (bikeIds: readonly string[], poolUser = "person-1"): Promise<void> => {
  await settleLists();
  const left = await leftovers();
  expect(left.filter((item) => traces.test(JSON.stringify(item)))).toEqual([]);
  for (const bikeId of bikeIds) {
    expect(await there.table.get(keys.bike(bikeId), BikeItem)).toMatchObject({
      ownerId: "person-1",
      brand: "Monark",
      deletedAt: expect.any(String),
      version: 2,
    });
  }
  expect(left.map(({ entity }) => entity).toSorted()).toEqual(
    [
      "balance",
      ...bikeIds.flatMap(() => ["bike", "departure", "formerNumber", "ledger"]),
      "ledger",
      "ledger",
      "sessions",
    ].toSorted(),
  );
  expect(there.removed).toContain(poolUser);
  expect(there.copies).toContain("person-1");
};

/** Signe ordered stickers. */
const aStickerOrder = (): Promise<void> =>
  there.table.transact([
    put(keys.stickerOrder("person-1", "stickers_01"), "stickerOrder", {
      id: "stickers_01",
      userId: "person-1",
      orderNumber: "CR-260101-ABCDEF",
      bikeId: "bike_01",
      bike: "Monark Karin",
      state: "cancelled",
      address: { name: "Signe Ek", street: "Storgatan 1", postalCode: "111 11", city: "Signeby" },
    }),
  ]);

/** Signe found a neighbour's bike, exchanged messages and had a bike stolen once. */
const aNeighboursBike = async (ownBikeId: string): Promise<void> => {
  const [bikeId, threadId, at] = [
    "bike_neighbour",
    "thread_0123456789abcdefghij",
    "2026-01-02T10:00:00.000Z",
  ];
  const message = { threadId, bikeId, type: "found_bike", at };
  const thread = { threadId, bikeId, type: "found_bike", lastAt: at, lastId: "message_1", unread: 0 };
  const reported = {
    threadId,
    bikeId,
    otherUserId: "person-2",
    messageId: "message_1",
    state: "open",
    decisions: [],
    at,
    waitingSince: at,
    version: 0,
  };
  const report = {
    bikeId,
    theftId: "theft_1",
    ownerId: "person-2",
    frameNumber: "WTU204K8899",
    bike: "Trek",
  };
  await there.table.transact([
    put(keys.notification("person-1", "notification_1"), "notification", {
      userId: "person-1",
      notificationId: "notification_1",
      params: { name: "Signe" },
    }),
    put(keys.thread("person-1", threadId), "thread", {
      ...thread,
      userId: "person-1",
      otherUserId: "person-2",
      lastText: "Jag heter Signe",
      lastMine: true,
    }),
    put(keys.thread("person-2", threadId), "thread", {
      ...thread,
      userId: "person-2",
      otherUserId: "person-1",
      lastText: "Jag heter Signe",
      lastMine: false,
    }),
    put(keys.notification("person-2", notificationIdOf(threadId)), "notification", {
      userId: "person-2",
      notificationId: notificationIdOf(threadId),
      params: { other: "Signe" },
    }),
    put(keys.block("person-1", "person-3"), "block", { userId: "person-1", otherUserId: "person-3", at }),
    put(keys.block("person-2", "person-1"), "block", { userId: "person-2", otherUserId: "person-1", at }),
    put(keys.threadReport(threadId, "report_1"), "threadReport", {
      ...reported,
      id: "report_1",
      byUserId: "person-1",
      aboutUserId: "person-2",
      reason: "spam",
      text: "Signe blev arg",
    }),
    put(keys.threadReport(threadId, "report_2"), "threadReport", {
      ...reported,
      id: "report_2",
      aboutUserId: "person-1",
      reason: "suspicious",
      text: "Signes hot",
    }),
    put(keys.threadReport(threadId, "report_3"), "threadReport", {
      ...reported,
      id: "report_3",
      byUserId: "person-2",
      aboutUserId: "person-1",
      reason: "other",
      text: "Hen skrev konstigt",
    }),
    put(keys.message(threadId, "message_1"), "message", {
      ...message,
      messageId: "message_1",
      fromUserId: "person-1",
      toUserId: "person-2",
      text: "Jag heter Signe",
    }),
    put(keys.message(threadId, "message_2"), "message", {
      ...message,
      messageId: "message_2",
      fromUserId: "person-2",
      toUserId: "person-1",
      text: "Tack!",
    }),
    put(keys.foundReport(bikeId, "found_1"), "foundReport", {
      ...report,
      id: "found_1",
      finderId: "person-1",
      finder: "person-1",
      finderName: "Si*** Å*",
      location: "Hamnen",
      description: "Ring Signe",
      state: "pending",
      flags: [],
      reportedAt: at,
      gsi1pk: lists.foundReportsOf("person-1"),
      gsi1sk: at,
    }),
    put(keys.foundContact(bikeId, "found_1"), "foundContact", {
      reportId: "found_1",
      contact: "+46701112233",
      expiresAt: 1,
    }),
    put(keys.rewardTally("person-1"), "rewardTally", { userId: "person-1", rewards: [], version: 1 }),
    put(keys.theft(ownBikeId, "theft_2"), "theft", {
      id: "theft_2",
      bikeId: ownBikeId,
      ownerId: "person-1",
      frameNumber: "WTU204K8861",
      stolenDate: "2025-05-01",
      place: "Torget",
      city: "Lund",
      description: "Signes lås",
      reward: 500,
      policeReportNumber: "5000-K1-25",
      state: "recovered",
      reportedAt: at,
      confirmed: [],
      version: 2,
    }),
  ]);
};

describe("erasing an account", () => {
  it("removes the person's browsers and security events", async () => {
    const bikeIds = await aMonthLater();
    await there.table.transact([
      put(keys.device("person-1", "hash"), "device", {
        userId: "person-1",
        lastAt: "2026-11-20T12:00:00.000Z",
      }),
      put(keys.securityEvent("person-1", "security_1"), "securityEvent", { userId: "person-1" }),
      put(keys.consentLine("person-1", 1), "consentLine", { userId: "person-1" }),
    ]);
    await erase();
    const kinds = (await there.everything()).map(({ entity }) => entity);
    expect(kinds).not.toContain("device");
    expect(kinds).not.toContain("consentLine");
    expect(kinds).not.toContain("securityEvent");
    await expectErased(bikeIds);
  });

  it("removes the pool user who signs in to it, and the link to the account", async () => {
    const bikeIds = await aMonthLater();
    await there.table.transact([
      update(keys.profile("person-1")).set({ poolUser: "second-user" }),
      put(keys.accountLink("second-user"), "accountLink", { userId: "person-1" }),
    ]);
    await erase();
    await expectErased(bikeIds, "second-user");
    expect(there.removed).not.toContain("person-1");
  });

  it("removes what the person wrote to others, and keeps others' texts and the facts of a theft", async () => {
    const [bikeId = ""] = await aMonthLater();
    await aNeighboursBike(bikeId);
    expect(await erase()).toBe("erased");
    await settleLists();
    const left = await leftovers();
    expect(left.filter((item) => traces.test(JSON.stringify(item)))).toEqual([]);
    const named = (entity: string) => left.filter((item) => item["entity"] === entity);
    expect(named("message")).toMatchObject([{ messageId: "message_2" }]);
    expect(named("thread")).toMatchObject([{ userId: "person-2", lastText: "", lastId: "message_1" }]);
    expect(named("block")).toMatchObject([{ userId: "person-2" }]);
    expect(named("threadReport").map(({ text }) => text)).toEqual([
      undefined,
      undefined,
      "Hen skrev konstigt",
    ]);
    expect(named("foundReport")).toMatchObject([{ id: "found_1", location: "Hamnen", state: "pending" }]);
    expect(named("theft")).toMatchObject([{ stolenDate: "2025-05-01", place: "Torget", state: "recovered" }]);
    expect(named("theft")[0]).not.toHaveProperty("policeReportNumber");
    expect([named("notification"), named("foundContact"), named("rewardTally")]).toEqual([[], [], []]);
  });

  it("keeps only bikes without personal data and payments without a name", async () => {
    const bikeIds = await aMonthLater();
    expect(await erase()).toBe("erased");
    await expectErased(bikeIds);
    expect(there.discarded.filter((picture) => picture.startsWith("receipt"))).toHaveLength(2);
    expect(there.discarded.filter((picture) => picture.startsWith("bike-photo"))).toHaveLength(2);
    const uploads = (await there.everything()).filter(({ entity }) => entity === "upload");
    expect(uploads).toEqual([]);
  });

  it("masks the person in every search and note of administrators, under former names too", async () => {
    await aMonthLater();
    const at = "2026-01-02T10:00:00.000Z";
    const line = { by: "admin-1", at } as const;
    const note = "Åkerlunds granne, ringde från 070-111 22 33";
    await there.table.transact([
      put(keys.formerTrace("person-1", "Signe Punktering"), "formerTrace", {
        userId: "person-1",
        trace: "Signe Punktering",
      }),
      put(keys.formerTrace("person-1", "s.e@example.se"), "formerTrace", {
        userId: "person-1",
        trace: "s.e@example.se",
      }),
      put(keys.formerTrace("person-1", "Rosa Lund"), "formerTrace", {
        userId: "person-1",
        trace: "Rosa Lund",
      }),
      put(keys.ledgerRow("person-2", 1), "ledger", { userId: "person-2", text: note }),
      put(keys.ledgerRow("person-3", 1), "ledger", { userId: "person-3", text: note }),
      put(keys.ledgerRow("store_1", 1), "ledger", { userId: "store_1", text: note }),
      put(keys.storeLog("store_1", at, "log_1"), "storeLog", { logId: "log_1", about: note }),
      put(keys.store("store_1"), "store", { version: 1, decision: { reason: note, at } }),
      ...[
        { subject: "bikes", action: "bikes-searched", search: { owner: "åkerlund", name: "Punkterings" } },
        { subject: "bikes", action: "bikes-searched", search: { color: "rosa", city: "Lund", q: "lund" } },
        { subject: "people", action: "people-searched", search: { email: "s.e@example.se" } },
        { subject: "CR-260101-ABCDEF", action: "order-overridden", reason: "Signe Åkerlund bad om det" },
        { subject: "person-2", person: "person-2", action: "points-adjusted", reason: note },
        { subject: "found_1", person: "person-3", action: "reward-taken-back", reason: note },
        { subject: "store_1", action: "points-adjusted", reason: note },
        { subject: "store_1", action: "store-suspended", reason: note },
      ].flatMap((each) => auditWrites(aSystem(), { ...line, ...each } as never)),
    ]);
    await erase();
    const lines = (await there.everything()).filter(({ entity }) => String(entity).startsWith("audit"));
    expect(lines.filter(({ entity }) => entity === "audit")).toHaveLength(8);
    expect(lines.filter((each) => /signe|åkerlund|punktering|s\.e@|070/i.test(JSON.stringify(each)))).toEqual(
      [],
    );
    expect(lines.filter(({ search }) => typeof search === "object" && "color" in { ...search })).toEqual(
      [1, 2].map(() => expect.objectContaining({ search: { color: "rosa", city: "Lund", q: "•••" } })),
    );
    const hidden = "••• granne, ringde från •••";
    for (const userId of ["person-2", "person-3", "store_1"])
      expect(await there.everything()).toContainEqual(expect.objectContaining({ userId, text: hidden }));
    expect(await there.everything()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entity: "storeLog", about: hidden }),
        expect.objectContaining({ entity: "store", decision: { reason: hidden, at } }),
      ]),
    );
  });

  it("also removes what the person wrote about a deleted bike, and requests for correction", async () => {
    const deleted = await there.register("WTU204K8861");
    await there.deleteOwn(deleted);
    await there.askForCorrection(await there.register("WTU204K8862"));
    await close();
    there.pass(days(30));
    expect(await erase()).toBe("erased");
    await settleLists();
    const left = await leftovers();
    expect(left.filter((item) => traces.test(JSON.stringify(item)))).toEqual([]);
    expect(left.filter(({ entity }) => entity === "correction")).toEqual([]);
    const events = (await there.everything()).filter(({ entity }) => entity === "bikeEvent");
    expect(events.filter(({ eventType }) => eventType === "deletion")).toHaveLength(2);
    expect(events.filter((event) => traces.test(JSON.stringify(event)))).toEqual([]);
  });

  it("still detects that a receipt was used, but not by whom", async () => {
    const receipt = {
      perceptualHash: "f0e1d2c3b4a59687",
      receiptFacts: { seller: "seller", number: "number", date: "date", total: "total" },
    };
    const proofFor = (ownerId: string, frameNumber: string) =>
      given.proof(there.table, { ownerId, frameNumber, ...receipt, expiresAt: 4_000_000_000 });
    const bikeId = await there.register("WTU204K8861", "person-1", await proofFor("person-1", "WTU204K8861"));
    await close();
    there.pass(days(30));
    expect(await erase()).toBe("erased");
    const left = (await there.everything()).filter(({ entity }) =>
      ["receiptPrint", "analysis"].includes(String(entity)),
    );
    expect(left.map(({ entity }) => entity)).toEqual(Array.from({ length: 6 }, () => "receiptPrint"));
    expect(JSON.stringify(left)).not.toContain("person-1");

    await given.person(there.table, "person-2");
    const next = await there.register("XDS9576632C", "person-2", await proofFor("person-2", "XDS9576632C"));
    expect(await there.table.get(keys.bike(next), BikeItem)).toMatchObject({
      status: "pending_review",
      reviewReason: "receipt-used",
      sameReceiptAs: [bikeId],
    });
  });

  it("enters the forfeited points in the ledger, which still balances", async () => {
    await aMonthLater();
    await erase();
    expect(await there.table.get(keys.balance("person-1"), BalanceItem)).toMatchObject({ points: 0 });
    const rows = (await there.everything()).filter(({ entity }) => entity === "ledger");
    expect(rows.at(-1)).toMatchObject({ reason: "forfeiture", amount: -150, balanceAfter: 0 });
    expect(await reconcile(there.table)).toEqual({ balances: 1, mismatches: [] });
  });

  it("frees frame numbers, address, phone and personal number for others", async () => {
    await aMonthLater();
    await erase();
    await createAccount({ table: there.table, now: () => there.context.now() }, "person-2", {
      email: "signe@example.se",
      fullName: "Signe Åkerlund",
      language: "sv",
      phone: undefined,
    });
    const taking = there.table.transact([
      put(keys.phoneGuard("+46701112233"), "phoneGuard", { userId: "bo" }).expectNew("phone-taken"),
      put(keys.personalNumberGuard("pnr-mac"), "g", { userId: "bo" }).expectNew("personal-number-taken"),
      put(keys.frameGuard("WTU204K8861"), "g", {}).expectNew("frame-number-taken"),
    ]);
    await expect(taking).resolves.toBeUndefined();
  });

  it("leaves no erased bikes in the search", async () => {
    await aMonthLater();
    await erase();
    await settleLists();
    const { drifts } = await findDrift({ table: there.table, system: there.context.system });
    expect(drifts).toEqual([]);
    const postings = (await there.everything()).filter(({ pk }) => /^(S|FOLD|FDEL|DICT)#/.test(pk));
    expect(postings).toEqual([]);
  });

  it("keeps another person's guard for a number that was only typed here", async () => {
    await aMonthLater();
    await there.table.transact([
      put(keys.personalNumberGuard("pnr-mac"), "personalNumberGuard", { userId: "bo" }),
    ]);
    await erase();
    const guards = (await there.everything()).filter(({ pk }) => pk.startsWith("PNR#"));
    expect(guards).toMatchObject([{ userId: "bo" }]);
  });

  it("waits for its day, and for a bike reported stolen meanwhile", async () => {
    const bikeId = await there.register("WTU204K8861");
    expect(await erase()).toBe("not-due");
    await close();
    there.pass(days(30) - 1);
    expect(await erase()).toBe("not-due");
    there.pass(1);
    await there.reportStolen(bikeId);
    const before = await there.everything();
    expect(await erase()).toBe("blocked");
    expect(await there.everything()).toEqual(before);
    await reopenAccount(there.context, there.caller());
    expect(await erase()).toBe("not-due");
  });
});

it("the erasure of a locked account waits: its owner cannot sign in to undo the closing", async () => {
  await close();
  await there.table.transact([
    update(keys.sessions("person-1")).set({ lockedAt: "2026-11-20T12:00:00.000Z" }),
  ]);
  there.pass(days(31));
  const before = await there.everything();
  expect(await erase()).toBe("blocked");
  expect(await there.everything()).toEqual(before);
});

describe("an interrupted erasure", () => {
  it.each(Array.from({ length: 18 }, (_, step) => step))(
    "after %i steps is completed by the next run",
    async (step) => {
      const bikeIds = await aMonthLater();
      there.crashAfter(step);
      await expect(erase()).rejects.toThrow("interrupted");
      there.crashAfter(Infinity);
      expect(await erase()).toBe("erased");
      await expectErased(bikeIds);
      expect(await erase()).toBe("erased");
      await expectErased(bikeIds);
    },
  );

  it("cannot be undone: the account cannot be reopened or used", async () => {
    await aMonthLater();
    there.crashAfter(1);
    await expect(erase()).rejects.toThrow("interrupted");
    await expect(
      assertLiveSession(there.table, there.caller(), { whileClosed: true }, there.context.now()),
    ).rejects.toMatchObject({
      code: "account-closed",
    });
    there.crashAfter(Infinity);
    await expect(reopenAccount(there.context, there.caller())).rejects.toMatchObject({
      failure: "account-closed",
    });
  });
});

describe("two at once", () => {
  it("erase one account together", async () => {
    const bikeIds = await aMonthLater();
    expect(await Promise.all([erase(), erase()])).toEqual(["erased", "erased"]);
    await expectErased(bikeIds);
  });

  it("one erasing and one reopening: the account is open or erased, never in between", async () => {
    const bikeIds = await aMonthLater();
    const [outcome, regret] = await Promise.allSettled([
      erase(),
      reopenAccount(there.context, there.caller()),
    ]);
    const bikes = await there.table.batchGet(bikeIds.map(keys.bike), BikeItem);
    const name = bikes.every((bike) => bike.name === "Punkteringen") ? "kept" : "gone";
    const regretted = regret.status === "fulfilled" ? "opened" : String(regret.reason.failure);
    const ended = outcome.status === "fulfilled" ? outcome.value : "failed";
    expect(["not-due opened kept", "erased account-closed gone"]).toContain(`${ended} ${regretted} ${name}`);
  });
});

describe("the nightly run", () => {
  it("counts accounts that are blocked, and leaves those that are not due", async () => {
    const [bikeId = ""] = await aMonthLater();
    await there.reportStolen(bikeId);
    expect(await eraseDueAccounts(there.erasing)).toEqual({ erased: 0, blocked: 1, failed: 0 });
    there.pass(-days(30));
    expect(await eraseDueAccounts(there.erasing)).toEqual({ erased: 0, blocked: 0, failed: 0 });
  });

  it("reports a failed account by its id, and erases it on the next run", async () => {
    await aMonthLater();
    there.crashAfter(3);
    expect(await eraseDueAccounts(there.erasing)).toEqual({ erased: 0, blocked: 0, failed: 1 });
    expect(there.failures).toEqual(["person-1"]);
    there.crashAfter(Infinity);
    expect(await eraseDueAccounts(there.erasing)).toEqual({ erased: 1, blocked: 0, failed: 0 });
    expect(await eraseDueAccounts(there.erasing)).toEqual({ erased: 0, blocked: 0, failed: 0 });
  });
});
