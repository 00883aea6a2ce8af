import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { features } from "#contract/app/index.ts";
import type { AccessDecision, AccessGround } from "#contract/office/person-access.ts";
import { caseIdOf } from "#contract/office/todo.ts";
import { openAccess } from "#lambdas/office/people/access/open-access.ts";
import { drawAccesses } from "#lambdas/office/people/access/draw-accesses.ts";
import { requireAccess } from "#lambdas/office/people/access/require-access.ts";
import { decideAccessSample, listAccessSamples } from "#lambdas/office/people/access/samples.ts";
import { gatherLog } from "#lambdas/privacy/own-copy/gather/notices.ts";
import { readOwnItems } from "#lambdas/privacy/own-copy/gather/gathering.ts";
import { openOthers } from "#lambdas/privacy/own-copy/gather/others.ts";
import { openWanted } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { days } from "#tests/lambdas/bikes/registration/garage.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { anOffice } from "./context.ts";

const reason: AccessGround = { reason: "support", text: "Ringde, 19910412-9870 stämde" };
const minutes = (count: number): number => count * 60_000;

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const state = (adminId = "karin", accountId = "goran", ground: AccessGround = reason) =>
  problemIn(openAccess(office.context, { adminId, accountId, ground }));
const ask = (adminId = "karin", accountId = "goran") =>
  problemIn(requireAccess(office.context, adminId, { accountId }));

describe("a person's data", () => {
  const ofPerson = Object.entries(features.peopleAdmin).filter(([, { path }]) =>
    path.includes("{accountId}"),
  );

  it("is read and acted on by no route before a reason is stated", async () => {
    enterFunction({ tableName: office.tableName, endpoint: z.string().parse(office.config.endpoint) });
    for (const name of [
      "ORIGIN_SECRETS",
      "USER_POOL_ID",
      "CURSOR_SECRET",
      "CODE_SECRET",
      "OWN_COPIES_BUCKET",
    ])
      vi.stubEnv(name, "origin");
    const log = watchLog();
    const { handler } = await import("#lambdas/office/people/handler.ts");
    expect(ofPerson.length).toBeGreaterThan(9);
    for (const [name, { method, path }] of ofPerson) {
      const params = { accountId: "goran", mailId: "mail", extractId: "extract" };
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, id: keyof typeof params) => params[id]);
      const request = { method, path: filled, params, userId: "karin", role: "admin" } as const;
      const { status, body } = await callFunction(handler, { ...request, body: {} });
      expect([name, status, body.code]).toEqual([name, 409, "access-reason-needed"]);
    }
    log.stop();
    expect(await office.lines()).toEqual([]);
  });

  it("stays open to the administrator who stated it for an hour, and to nobody else", async () => {
    expect(await ask()).toBe("access-reason-needed");
    expect(await state()).toBe("none");
    expect(await state()).toBe("none");
    expect(await office.lines()).toEqual([["person-access-opened", "karin", "Ringde, ••••••••-•••• stämde"]]);
    office.pass(minutes(59));
    expect(await ask()).toBe("none");
    expect([await ask("ali"), await ask("karin", "gote")]).toEqual([
      "access-reason-needed",
      "access-reason-needed",
    ]);
    office.pass(minutes(2));
    expect(await ask()).toBe("access-reason-needed");
  });

  it("is not found for an account that does not exist", async () => {
    expect([await ask("karin", "nobody"), await state("karin", "nobody")]).toEqual([
      "account-not-found",
      "account-not-found",
    ]);
  });

  it("has its openings in the person's own copy, without the administrator and the words", async () => {
    await state();
    const own = await readOwnItems(office.table, "goran");
    const others = openOthers(office.table, "goran", { name: undefined, email: undefined });
    const gathering = { table: office.table, userId: "goran", others, own, wanted: openWanted() };
    expect(await gatherLog(gathering, office.system.now())).toEqual([
      { action: "person-access-opened", at: expect.any(String), by: "administrator", reason: "support" },
    ]);
  });
});

describe("a case", () => {
  const at = "2026-11-20T08:00:00.000Z";
  const later = "2099-11-20T08:00:00.000Z";
  const input = { askedBy: "ali", askedAt: at, lapsesAt: later, expiresAt: 9_999_999_999 };
  const cases = {
    letters: async () => {
      const history = [{ kind: "letter", at, text: "Hej" }];
      const letter = { caseNumber: "K-1", email: "goran@example.se", topic: "privacy", language: "sv" };
      const dates = { createdAt: at, lastAt: at, askedAt: at, expiresAt: 9_999_999_999 };
      const state = { state: "new", personalNumberHidden: false, version: 1, history };
      await office.write(put(keys.contactCase("K-1"), "contactCase", { ...letter, ...dates, ...state }));
      return { caseId: "K-1", end: remove(keys.contactCase("K-1")) };
    },
    emailRequests: async () => {
      const request = { id: "r", userId: "goran", email: "n@example.se", former: "goran@example.se" };
      const key = keys.emailRequest("goran", "r");
      await office.write(put(key, "emailRequest", { ...request, ...input, reason: "ID", state: "asked" }));
      return { caseId: "r", end: remove(key) };
    },
    extracts: async () => {
      const extract = { id: "e", userId: "goran", caseNumber: "1", authority: "Polisen", ground: "RB" };
      const key = keys.extract("goran", "e");
      await office.write(put(key, "extract", { ...extract, ...input, state: "asked" }));
      return { caseId: "e", end: remove(key) };
    },
    removals: async () => {
      const removal = { id: "m", bikeId: "b", ownerId: "goran", as: "false", bike: "Trek", bikeVersion: 1 };
      const key = keys.bikeRemoval("b");
      const words = { frameNumber: "WTU204K8861", reason: "Fel", state: "open" };
      await office.write(put(key, "bikeRemoval", { ...removal, ...input, ...words }));
      return { caseId: "b", end: remove(key) };
    },
    rewards: async () => {
      const report = { id: "f", bikeId: "b", theftId: "t", ownerId: "goran", frameNumber: "1", bike: "Trek" };
      const key = keys.foundReport("b", "f");
      const words = { finder: "x", location: "Lund", state: "pending", flags: [], reportedAt: at };
      await office.write(put(key, "foundReport", { ...report, ...words }));
      return { caseId: caseIdOf("b", "f"), end: remove(key) };
    },
    disputes: async () => {
      const dispute = { id: "d", paymentId: "pi", kind: "dispute", amount: 1, status: "needs_response" };
      const key = keys.reversal("pi", "d");
      const purchase = office.purchase(1);
      await office.write(
        put(key, "reversal", { ...dispute, since: at, saidAt: 1, expiresAt: 9_999_999_999 }),
        put(keys.payment("pi"), "payment", {
          paymentId: "pi",
          purchaseId: purchase.id,
          expiresAt: 9_999_999_999,
        }),
        put(keys.purchase(purchase.id), "purchase", purchase),
      );
      return { caseId: caseIdOf("pi", "d"), end: remove(key) };
    },
  } as const;

  it.each(Object.keys(cases) as (keyof typeof cases)[])(
    "of %s opens the person that it concerns while it waits, and nobody else",
    async (queue) => {
      const { caseId, end } = await cases[queue]();
      const ground = { queue, caseId };
      expect(await state("karin", "gote", ground)).toBe("access-case-over");
      expect(await ask("karin", "gote")).toBe("access-reason-needed");
      expect(await state("karin", "goran", ground)).toBe("none");
      expect(await ask()).toBe("none");
      await office.write(end);
      expect(await state("ali", "goran", ground)).toBe("access-case-over");
    },
  );
});

describe("a drawn access", () => {
  /** Draws with these random numbers; an access with one below 0.05 is drawn. */
  const draw = async (...dice: number[]) => {
    const { table } = await office.inRole("draw-samples");
    const bytes = (): Uint8Array => {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(Math.floor((dice.shift() ?? 0.9) * 2 ** 32));
      return four;
    };
    return drawAccesses({ table, system: { ...office.system, bytes } });
  };
  const waiting = async (adminId: string) =>
    (await listAccessSamples(office.context, adminId, { limit: 20 })).items;
  const aSample = async (): Promise<string> => {
    await state();
    office.pass(days(1));
    await draw(0);
    return (await waiting("ali"))[0]?.id ?? "none";
  };
  const decide = (adminId: string, sampleId: string, decision: AccessDecision = { decision: "approve" }) =>
    problemIn(decideAccessSample(office.context, { adminId, sampleId }, decision));
  const notificationsOf = async (userId: string) => {
    const place = { index: "gsi1", partition: lists.notificationsOf(userId), limit: 9 } as const;
    const { items } = await office.table.query({ ...place, schema: NotificationItem });
    return items.map(({ params }) => params["what"]);
  };
  const reject: AccessDecision = { decision: "reject", reason: "Ingen ringde den dagen" };

  it("is one in twenty of yesterday's, once however often it is repeated", async () => {
    await state("karin");
    await state("ali");
    office.pass(days(1));
    await state("karin", "gote");
    expect(await draw(0.049, 0.051)).toEqual({ looked: 2, drawn: 1 });
    expect(await draw(0.051)).toEqual({ looked: 2, drawn: 0 });
  });

  it("exists for each administrator and week, even if a nightly run failed", async () => {
    await state("karin");
    await state("karin", "gote");
    await state("ali");
    // Friday is in the week that ends on the Sunday before.
    office.pass(days(2));
    expect(await draw()).toEqual({ looked: 0, drawn: 0 });
    office.pass(days(2));
    expect(await draw()).toEqual({ looked: 0, drawn: 2 });
    expect((await waiting("eva")).map(({ by }) => by.name).toSorted()).toEqual(["Ali Rahimi", "Karin Berg"]);
    expect(await draw()).toEqual({ looked: 0, drawn: 0 });
  });

  it("is not shown to the administrator who opened the data or the person it is about", async () => {
    const id = await aSample();
    expect(await waiting("ali")).toMatchObject([
      { person: { name: "Göran Åkesson Lind" }, by: { name: "Karin Berg" }, ground: { reason: "support" } },
    ]);
    for (const party of ["karin", "goran"]) {
      expect(await waiting(party)).toEqual([]);
      expect(await decide(party, id)).toBe("account-exempt");
    }
  });

  it("that was justified is decided once, and nobody is notified", async () => {
    const id = await aSample();
    expect(await decide("ali", id)).toBe("none");
    expect(await decide("ali", id)).toBe("access-decided");
    expect(await waiting("ali")).toEqual([]);
    expect(await notificationsOf("eva")).toEqual([]);
    expect((await office.lines()).at(-1)).toEqual(["access-sample-explained", "ali", undefined]);
  });

  it("without an explanation is logged, and the other administrators are notified", async () => {
    const id = await aSample();
    expect(await decide("ali", id, reject)).toBe("none");
    expect((await office.lines()).at(-1)).toEqual(["access-sample-unexplained", "ali", reject.reason]);
    expect([
      await notificationsOf("eva"),
      await notificationsOf("ali"),
      await notificationsOf("karin"),
    ]).toEqual([["access-unexplained"], [], []]);
  });

  it("is decided once, even by two administrators at once", async () => {
    const id = await aSample();
    const both = await Promise.all([decide("ali", id), decide("eva", id, reject)]);
    expect(both.toSorted()).toEqual(["access-decided", "none"]);
  });
});
