import { createHash } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { type ExtractDecision, NewExtract } from "#contract/office/extract-acts.ts";
import { readOwnItems } from "#lambdas/privacy/own-copy/gather/gathering.ts";
import { openOthers } from "#lambdas/privacy/own-copy/gather/others.ts";
import { gatherAll, CopyData } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import { openWanted } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import type { ExtractContext } from "#lambdas/privacy/extracts/extract-context.ts";
import { makeExtracts } from "#lambdas/privacy/extracts/make-extracts.ts";
import { notifyExtracts } from "#lambdas/privacy/extracts/notify-extracts.ts";
import { extractDeliveries } from "#lambdas/privacy/deliveries/extract-deliveries.ts";
import { askForExtract } from "#lambdas/office/people/extracts/ask-for-extract.ts";
import { checkExtract } from "#lambdas/office/people/extracts/check-extract.ts";
import { decideExtract } from "#lambdas/office/people/extracts/decide-extract.ts";
import { linkExtract } from "#lambdas/office/people/extracts/link-extract.ts";
import { listExtracts } from "#lambdas/office/people/extracts/list-extracts.ts";
import { openPerson } from "#lambdas/office/people/person/open-person.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditPartition } from "#lambdas/platform/table/audit-keys.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { anOffice } from "./context.ts";

const day = 86_400_000;
const codeSecret = "code secret";
const request = NewExtract.parse({
  caseNumber: "5000-K1234567-26",
  authority: "Polismyndigheten",
  ground: "27 kap. 19 § rättegångsbalken",
});
const secrecy = { until: "2026-11-25", ground: "27 kap. 33 § rättegångsbalken" };

/** An office of administrators, and the job that makes extracts. */
const anArchive = async () => {
  const office = await anOffice();
  const { system, tableName, config, context, table } = office;
  const files = new Map<string, Buffer>();
  const failures: string[] = [];
  const making: ExtractContext = {
    table: openTable(tableName, system, await inRoleOf("make-own-copies", { tableName, config })),
    system,
    readPicture: async () => undefined,
    store: { keep: async () => undefined, discard: async () => undefined },
    keepExtract: async ({ extractId, path: file }) => void files.set(extractId, await readFile(file)),
    codeSecret,
    folder: await mkdtemp(path.join(tmpdir(), "extracts-")),
    reportFailure: (_userId, error) => void failures.push(String(error)),
  };
  const signExtract = async ({ userId, extractId }: { userId: string; extractId: string }) =>
    `https://copies.example/${userId}/${extractId}`;
  const about = (adminId: string, extractId: string) => ({ adminId, accountId: "goran", extractId });
  return {
    ...office,
    making,
    files,
    failures,
    ask: (over: Partial<NewExtract> = {}, adminId = "karin", accountId = "goran") =>
      askForExtract(context, { adminId, accountId, request: { ...request, ...over } }),
    decide: (adminId: string, id: string, decision: ExtractDecision) =>
      decideExtract(context, about(adminId, id), decision),
    make: (over: Partial<ExtractContext> = {}) =>
      makeExtracts({ ...making, ...over }, new Date(system.now().getTime() + 60_000)),
    tell: () => notifyExtracts(making),
    ownData: async () => {
      const own = await readOwnItems(table, "goran");
      const others = openOthers(table, "goran", { name: undefined, email: undefined });
      const gathering = { table, userId: "goran", others, own, wanted: openWanted() };
      return gatherAll(gathering, system.now());
    },
    link: (adminId: string, id: string) => linkExtract({ ...context, signExtract }, about(adminId, id)),
    check: (sha256: string) => checkExtract({ table: context.table, codeSecret }, sha256),
    item: async (id: string) => (await table.get(keys.extract("goran", id), ExtractItem))!,
    seen: async (adminId: string) => (await openPerson(context, adminId, "goran")).parts.extracts.items,
    waiting: async (adminId: string) => (await listExtracts(context, adminId, { limit: 20 })).items,
    told: async () => {
      const partition = lists.notificationsOf("goran");
      const page = await table.query({ index: "gsi1", partition, schema: NotificationItem, limit: 50 });
      return page.items.filter(({ params }) => params["what"] === "extract-made");
    },
    lines: async () => {
      const page = await table.query({ partition: auditPartition("goran"), schema: AuditItem, limit: 50 });
      return page.items
        .filter(({ action }) => action.startsWith("extract-"))
        .map(({ action, by }) => `${action} ${by}`);
    },
  };
};
let there: Awaited<ReturnType<typeof anArchive>>;
beforeEach(async () => {
  there = await anArchive();
});

const approve: ExtractDecision = { decision: "approve" };
const reject: ExtractDecision = { decision: "reject", reason: "Fel person" };
const approved = async (over: Partial<NewExtract> = {}): Promise<string> => {
  const { id } = await there.ask(over);
  await there.decide("ali", id, approve);
  return id;
};
const made = async (over: Partial<NewExtract> = {}): Promise<string> => {
  const id = await approved(over);
  await there.make();
  expect(there.failures).toEqual([]);
  return id;
};

describe("an extract for an authority", () => {
  it("is requested, approved, made, sealed, notified and downloaded by the two administrators", async () => {
    const id = await made();
    const file = there.files.get(id)!;
    const sha256 = createHash("sha256").update(file).digest("hex");
    const [seen] = await there.seen("karin");
    expect(seen).toMatchObject({ id, state: "made", mine: true, mayFetch: true, sha256 });
    expect(await there.check(sha256)).toMatchObject({ is: "genuine", caseNumber: request.caseNumber });
    expect(await there.told()).toHaveLength(1);
    for (const admin of ["karin", "ali"]) expect((await there.link(admin, id)).url).toContain(id);
    const lines = await there.lines();
    expect(lines.slice(0, 2)).toEqual(["extract-asked karin", "extract-approved ali"]);
    // The transaction that makes the extract writes both.
    expect(lines.slice(2, 4).toSorted()).toEqual(["extract-made ali", "extract-told ali"]);
    expect(lines.slice(4)).toEqual(["extract-opened karin", "extract-opened ali"]);
    const entries = unzipSync(file);
    expect(Object.keys(entries)).toEqual(["utdrag.html", "data.json", "schema.json"]);
    const data = CopyData.parse(JSON.parse(new TextDecoder().decode(entries["data.json"])));
    expect(data.account.fullName).toBe("Göran Åkesson Lind");
  });

  it("cannot be approved by its requester or the person", async () => {
    const { id } = await there.ask();
    expect(await problemIn(there.decide("karin", id, approve))).toBe("extract-own");
    expect(await problemIn(there.decide("goran", id, approve))).toBe("account-exempt");
    expect(await problemIn(there.ask({}, "goran"))).toBe("account-exempt");
    expect((await there.seen("goran")).length).toBe(0);
    expect((await there.waiting("goran")).length).toBe(0);
    expect((await there.waiting("ali")).map(({ mine }) => mine)).toEqual([false]);
    await there.make();
    expect(there.files.size).toBe(0);
  });

  it("lapses in a week, and only one can be open at a time", async () => {
    const { id } = await there.ask();
    const again = await Promise.all(Array.from({ length: 5 }, () => problemIn(there.ask())));
    expect(new Set(again)).toEqual(new Set(["extract-open"]));
    there.pass(7 * day);
    expect((await there.seen("ali")).map(({ state }) => state)).toEqual(["lapsed"]);
    expect(await there.waiting("ali")).toEqual([]);
    expect(await problemIn(there.decide("ali", id, approve))).toBe("extract-decided");
    expect((await there.ask()).state).toBe("asked");
  });

  it("is decided once, however many decide at once", async () => {
    const { id } = await there.ask();
    const answers = await Promise.allSettled([
      there.decide("ali", id, approve),
      there.decide("karin", id, reject),
      there.decide("ali", id, approve),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await there.lines()).length).toBe(2);
    expect(await problemIn(there.decide("ali", id, reject))).toBe("extract-decided");
  });

  it("can be declined with a reason, without notifying the person", async () => {
    const { id } = await there.ask();
    await there.decide("ali", id, reject);
    await there.make();
    expect(await there.seen("karin")).toMatchObject([
      { state: "declined", reason: "Fel person", mayFetch: false },
    ]);
    expect(there.files.size).toBe(0);
    expect(await there.told()).toEqual([]);
    expect(await there.of("notification")).toMatchObject([
      {
        userId: "karin",
        params: { what: "request-declined" },
        link: `/admin-people/goran?case=extracts.${id}`,
      },
    ]);
    expect((await there.ask()).state).toBe("asked");
  });

  it("is made once, and can be downloaded only by the two, for seven days", async () => {
    const id = await approved();
    await Promise.all([there.make(), there.make()]);
    expect(await there.told()).toHaveLength(1);
    expect(await problemIn(there.link("gote", id))).toBe("extract-not-yours");
    there.pass(7 * day);
    expect(await problemIn(there.link("karin", id))).toBe("extract-not-ready");
    expect(await there.seen("karin")).toMatchObject([{ state: "gone", mayFetch: false }]);
  });

  it("is retried after a failure, and given up after five times", async () => {
    const id = await approved();
    const keepExtract = async () => {
      throw new Error("The bucket is away");
    };
    for (let time = 0; time < 5; time += 1) await there.make({ keepExtract });
    expect((await there.item(id)).state).toBe("failed");
    expect(there.failures).toHaveLength(5);
    expect(await there.told()).toEqual([]);
  });

  it("is recognised by its fingerprint, and forged seals are not", async () => {
    const id = await made();
    const { sha256 = "" } = await there.item(id);
    expect(await there.check(sha256.replace(/^./, sha256.startsWith("0") ? "1" : "0"))).toEqual({
      is: "unknown",
    });
    await there.table.transact([update(keys.extractSeal(sha256)).set({ caseNumber: "5000-K7-26" })]);
    expect(await there.check(sha256)).toEqual({ is: "unknown" });
  });
});

describe("an extract of one bike", () => {
  it("holds the account and that bike, but no other bike", async () => {
    const wanted = await there.register("CRS4410926K", { userId: "goran" });
    await there.register("MON7702413", { userId: "goran" });
    const id = await made({ bikeId: wanted.id });
    const entries = unzipSync(there.files.get(id)!);
    const data = JSON.parse(new TextDecoder().decode(entries["data.json"]));
    expect(Object.keys(data).toSorted()).toEqual(["account", "bikes", "madeAt"]);
    expect(JSON.stringify(data.bikes)).toContain("CRS4410926K");
    expect(JSON.stringify(data)).not.toContain("MON7702413");
  });

  it("cannot be of someone else's bike", async () => {
    const { id: bikeId } = await there.register("MON7702413", { userId: "gote" });
    expect(await problemIn(there.ask({ bikeId }))).toBe("bike-not-found");
  });
});

describe("a person who must not be told by law", () => {
  it("cannot be kept unaware until a past day", async () => {
    expect(await problemIn(there.ask({ secrecy: { ...secrecy, until: "2026-11-19" } }))).toBe(
      "invalid-request",
    );
    expect(await there.lines()).toEqual([]);
  });

  it("sees the disclosure in their own data only after that day", async () => {
    await made({ secrecy });
    const own = await there.ownData();
    expect(own.disclosures).toEqual([]);
    expect(JSON.stringify(own)).not.toMatch(/extract-|Polismyndigheten/);
    there.pass(6 * day);
    await there.tell();
    const later = await there.ownData();
    expect(later.disclosures).toMatchObject([
      { authority: request.authority, caseNumber: request.caseNumber },
    ]);
    expect(later.log?.map(({ action }) => action)).toContain("extract-asked");
  });

  it("is notified once, the day after", async () => {
    const id = await made({ secrecy });
    expect(await there.told()).toEqual([]);
    there.pass(5 * day);
    await there.tell();
    expect(await there.told()).toEqual([]);
    const before = await there.item(id);
    there.pass(day);
    await Promise.all([there.tell(), there.tell()]);
    await there.tell();
    expect(await there.told()).toHaveLength(1);
    const after = await there.item(id);
    const { authority, caseNumber, ground } = request;
    const template = { name: "extract-made", authority, caseNumber, ground, bike: undefined };
    const mail = { kind: "mail", to: { userId: "goran" }, template };
    expect(extractDeliveries(before, after)).toEqual([mail]);
    expect(extractDeliveries(after, after)).toEqual([]);
  });
});
