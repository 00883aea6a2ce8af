import { beforeEach, describe, expect, it } from "vitest";
import { reportFound } from "#lambdas/thefts/finds/report-found.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aloneWithStrayErrors } from "#tests/stray-errors.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfWriters, aTownOfWriters } from "./context.ts";

let town: TownOfWriters;
let threadId: string;
let firstId: string;
beforeEach(async () => {
  town = await aTownOfWriters();
  const sent = await town.contact("bo");
  threadId = sent.threadId;
  firstId = sent.message.id;
});

const unreadOf = async (userId: string) => {
  const sides = (await town.of("thread")).filter((side) => side["userId"] === userId);
  return sides.map(({ unread, gsi2pk }) => [unread, gsi2pk]);
};
const notificationsOf = async (userId: string) =>
  (await town.of("notification")).filter((notification) => notification["userId"] === userId);

describe("a conversation", () => {
  it("of two other people cannot be found in any way", async () => {
    const before = await town.everything();
    const tries = [
      () => town.open("cilla", threadId),
      () => town.answer("cilla", threadId, "Hej"),
      () => town.read("cilla", threadId),
      () => town.undo("cilla", threadId, firstId),
      () => town.block("cilla", threadId),
      () => town.unblock("cilla", threadId),
      () => town.report("cilla", threadId),
    ];
    for (const attempt of tries) expect(await problemIn(attempt())).toBe("thread-not-found");
    expect((await town.list("cilla")).items).toEqual([]);
    expect(await town.everything()).toEqual(before);
  });

  it("that does not exist fails cleanly with an invalid cursor", async () => {
    const left: unknown[] = [];
    const keep = (reason: unknown): void => void left.push(reason);
    await aloneWithStrayErrors(async () => {
      process.on("unhandledRejection", keep);
      const asked = town.open("cilla", "thread_00000000000000000000", 20, "x");
      expect(await problemIn(asked)).toBe("invalid-cursor");
      // Long enough for the table to finish pending requests.
      for (const _ of [1, 2, 3])
        expect(await problemIn(town.open("cilla", "thread_00000000000000000000"))).toBe("thread-not-found");
      process.off("unhandledRejection", keep);
    });
    expect(left).toEqual([]);
  });

  it("carries messages both ways, has one notification, and can be read", async () => {
    town.pass(60_000);
    await town.contact("bo", { text: "Jag menar allvar", type: "purchase_inquiry" });
    expect(await unreadOf("anna")).toEqual([[2, "UNREADTHREADS#anna"]]);
    expect(await notificationsOf("anna")).toMatchObject([
      { unread: 2, createdAt: "2026-11-20T12:01:00.000Z", unreadSince: expect.any(String) },
    ]);
    await town.read("anna", threadId);
    expect(await unreadOf("anna")).toEqual([[0, undefined]]);
    const [notification] = await notificationsOf("anna");
    expect(notification).not.toHaveProperty("unreadSince");
    await town.read("anna", threadId);
    const { message } = await town.answer("anna", threadId, "Den är inte till salu");
    expect(message).toMatchObject({ mine: true, type: "purchase_inquiry", text: "Den är inte till salu" });
    expect(await unreadOf("bo")).toEqual([[1, "UNREADTHREADS#bo"]]);
    expect(await notificationsOf("bo")).toMatchObject([
      { params: { bike: "Crescent Femto", other: "An** L********" }, unread: 1 },
    ]);
    expect(await town.texts("bo", threadId)).toEqual([
      "Den är inte till salu",
      "Jag menar allvar",
      "Hej, är cykeln kvar?",
    ]);
  });

  it("names the bike in a notification only as far as the reader may know", async () => {
    const visibility = { ...town.bikeOfAnna.visibility, brand: false, model: false };
    await town.table.transact([update(keys.bike(town.bikeOfAnna.id)).set({ visibility })]);
    await town.answer("anna", threadId, "Ja");
    await town.answer("bo", threadId, "Bra");
    expect((await notificationsOf("bo"))[0]).toMatchObject({ params: { bike: "•••861" } });
    expect((await notificationsOf("anna"))[0]).toMatchObject({ params: { bike: "Crescent Femto" } });
    const { thread } = await town.open("bo", threadId);
    expect([thread.bike.brand, thread.bike.model]).toEqual([undefined, undefined]);
  });

  it("counts correctly and loses no message when both write at once", async () => {
    const lines = Array.from({ length: 8 }, (_, place) => `Rad ${place}`);
    const sent = await Promise.all([
      ...lines.map((line) => problemIn(town.answer("bo", threadId, line))),
      ...lines.map((line) => problemIn(town.answer("anna", threadId, line))),
    ]);
    expect(sent).toEqual(sent.map(() => "none"));
    expect(await unreadOf("anna")).toMatchObject([[9, "UNREADTHREADS#anna"]]);
    expect(await unreadOf("bo")).toMatchObject([[8, "UNREADTHREADS#bo"]]);
    expect((await notificationsOf("anna"))[0]).toMatchObject({ unread: 9 });
    expect(await town.of("message")).toHaveLength(17);
  });

  it("comes in pages and refuses the cursor of another person", async () => {
    for (const text of ["Ett", "Två", "Tre"]) {
      town.pass(1000);
      await town.answer("anna", threadId, text);
    }
    const first = await town.open("bo", threadId, 2);
    expect(first.items.map(({ text }) => text)).toEqual(["Tre", "Två"]);
    const second = await town.open("bo", threadId, 2, first.cursor);
    expect(second.items.map(({ text }) => text)).toEqual(["Ett", "Hej, är cykeln kvar?"]);
    expect(await problemIn(town.open("anna", threadId, 2, first.cursor))).toBe("invalid-cursor");
  });

  it("shows that a bike was deleted, or who owns it now", async () => {
    await town.table.transact([
      update(keys.bike(town.bikeOfAnna.id)).set({ deletedAt: "2026-11-20T13:00:00.000Z" }),
    ]);
    for (const userId of ["anna", "bo"])
      expect((await town.open(userId, threadId)).thread.bike.status).toBe("gone");
    expect(await problemIn(town.answer("bo", threadId, "Jaså"))).toBe("none");
    await town.table.transact([
      update(keys.bike(town.bikeOfAnna.id)).set({ ownerId: "cilla" }).remove("deletedAt"),
    ]);
    const { thread } = await town.open("anna", threadId);
    expect(thread.bike).toMatchObject({ mine: false, frameNumber: "•••861", status: "registered" });
  });
});

describe("a found bike", () => {
  it("is reported in the same conversation, with its own notification, and can be answered", async () => {
    await town.steal(town.bikeOfAnna.id);
    await town.read("anna", threadId);
    const form = { location: "Utanför parken", description: undefined, contact: "bo@example.se" };
    const find = { userId: "bo", bikeId: town.bikeOfAnna.id, idempotencyKey: town.key(), form };
    const finds = { ...town.context, table: await town.inRole("found-reports") };
    const { id } = await reportFound(finds, find);
    expect(await unreadOf("anna")).toMatchObject([[1, "UNREADTHREADS#anna"]]);
    const [side] = (await town.of("thread")).filter(({ userId }) => userId === "anna");
    expect(side).toMatchObject({ findId: id, lastText: "Utanför parken" });
    expect((await town.texts("anna", threadId))[0]).toBe("Ramnummer: WTU204K8861\nUtanför parken");
    expect((await town.texts("bo", threadId))[0]).toBe("Utanför parken");
    await town.answer("bo", threadId, "Den står kvar");
    const [after] = (await town.of("thread")).filter(({ userId }) => userId === "anna");
    expect(after).not.toHaveProperty("findId");
    expect(after).toMatchObject({ unread: 2, type: "found_bike" });
  });
});

describe("the list of conversations", () => {
  beforeEach(async () => {
    const other = await town.bike({ brand: "Kronan", model: "Herr", frameNumber: "KRO123456" });
    const bos = await town.bike({
      brand: "Skeppshult",
      model: "Nova",
      ownerId: "bo",
      frameNumber: "SKE777777",
    });
    town.pass(60_000);
    await town.contact("cilla", { text: "Fin cykel!", frameNumber: "KRO123456" }, other.id);
    town.pass(60_000);
    await town.contact("anna", { text: "Säljer du?" }, bos.id);
  });

  it("shows the newest first, in pages", async () => {
    const first = await town.list("anna", undefined, 2);
    expect(first.items.map(({ lastText }) => lastText)).toEqual(["Säljer du?", "Fin cykel!"]);
    const second = await town.list("anna", undefined, 2, first.cursor);
    expect(second.items.map(({ lastText }) => lastText)).toEqual(["Hej, är cykeln kvar?"]);
    expect(await problemIn(town.list("bo", undefined, 2, first.cursor))).toBe("invalid-cursor");
    expect(await problemIn(town.list("anna", "fin", 2, first.cursor))).toBe("invalid-cursor");
    expect((await town.list("cilla")).items).toHaveLength(1);
  });

  it.each([
    ["a name as it is shown", "ci*** a", ["Fin cykel!"]],
    ["a brand", "KRONAN", ["Fin cykel!"]],
    ["a model", "nova", ["Säljer du?"]],
    ["a number, however it is typed", "wtu 204-k8", ["Hej, är cykeln kvar?"]],
    ["a word of the newest message", "säljer", ["Säljer du?"]],
    ["words of several fields", "kronan fin", ["Fin cykel!"]],
    ["what is hidden: the name", "cilla", []],
    ["what is hidden: the number of another's bike", "SKE777", []],
    ["nothing that is there", "häst", []],
  ])("is searched by %s (%s)", async (_, q, texts) => {
    expect((await town.list("anna", q)).items.map(({ lastText }) => lastText)).toEqual(texts);
  });

  it("continues after a page of results", async () => {
    const first = await town.list("anna", "c", 1);
    expect(first.items).toMatchObject([{ lastText: "Fin cykel!" }]);
    const second = await town.list("anna", "c", 1, first.cursor);
    expect(second.items).toMatchObject([{ lastText: "Hej, är cykeln kvar?" }]);
  });
});

describe("undoing", () => {
  it("the only message removes it, but the conversation still counts as started", async () => {
    await town.undo("bo", threadId, firstId);
    expect(await town.of("message")).toEqual([]);
    expect(await town.of("notification")).toEqual([]);
    expect(await unreadOf("anna")).toEqual([[0, undefined]]);
    for (const userId of ["anna", "bo"]) {
      expect((await town.list(userId)).items).toEqual([]);
      expect(await problemIn(town.open(userId, threadId))).toBe("thread-not-found");
    }
  });

  it("the newest message shows the one before it with the right unread count", async () => {
    const { message } = await town.answer("bo", threadId, "Förlåt, fel");
    await town.undo("bo", threadId, message.id);
    expect(await unreadOf("anna")).toEqual([[1, "UNREADTHREADS#anna"]]);
    expect(await notificationsOf("anna")).toMatchObject([{ unread: 1 }]);
    expect((await town.list("anna")).items).toMatchObject([{ lastText: "Hej, är cykeln kvar?", unread: 1 }]);
    expect((await town.list("bo")).items).toMatchObject([
      { lastText: "Hej, är cykeln kvar?", lastMine: true },
    ]);
  });

  it("an older message leaves the newest as it is", async () => {
    await town.answer("bo", threadId, "Den senaste");
    await town.undo("bo", threadId, firstId);
    expect((await town.list("anna")).items).toMatchObject([{ lastText: "Den senaste", unread: 1 }]);
  });

  it("a message that was read changes no count", async () => {
    const { message } = await town.answer("bo", threadId, "Läst");
    await town.read("anna", threadId);
    await town.answer("bo", threadId, "Oläst");
    await town.undo("bo", threadId, message.id);
    expect(await unreadOf("anna")).toEqual([[1, "UNREADTHREADS#anna"]]);
    await town.read("anna", threadId);
    await town.undo("bo", threadId, firstId);
    expect(await unreadOf("anna")).toEqual([[0, undefined]]);
    expect(await notificationsOf("anna")).toHaveLength(1);
  });

  it("works for ten seconds and only for one's own messages", async () => {
    expect(await problemIn(town.undo("anna", threadId, firstId))).toBe("message-not-found");
    expect(await problemIn(town.undo("bo", threadId, "message_none"))).toBe("message-not-found");
    town.pass(9999);
    expect((await town.open("bo", threadId)).items[0]?.undoUntil).toBe("2026-11-20T12:00:10.000Z");
    expect((await town.open("anna", threadId)).items[0]?.undoUntil).toBeUndefined();
    town.pass(1);
    expect((await town.open("bo", threadId)).items[0]?.undoUntil).toBeUndefined();
    const before = await town.everything();
    expect(await problemIn(town.undo("bo", threadId, firstId))).toBe("message-too-old");
    expect(await town.everything()).toEqual(before);
  });

  it("happens once, even with parallel requests", async () => {
    const { message } = await town.answer("bo", threadId, "Två");
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => problemIn(town.undo("bo", threadId, message.id))),
    );
    expect(outcomes.filter((outcome) => outcome === "none")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "message-not-found")).toHaveLength(3);
    expect(await unreadOf("anna")).toEqual([[1, "UNREADTHREADS#anna"]]);
  });

  it("at the same time as reading or replying ends as if one followed the other", async () => {
    for (const beside of [() => town.read("anna", threadId), () => town.answer("anna", threadId, "Svar")]) {
      await town.read("anna", threadId);
      const { message } = await town.answer("bo", threadId, `Ångrat ${town.key()}`);
      await Promise.all([town.undo("bo", threadId, message.id), beside()]);
      expect(await unreadOf("anna")).toEqual([[0, undefined]]);
      expect(await town.texts("anna", threadId)).not.toContain(message.text);
    }
    expect((await town.list("bo")).items).toMatchObject([{ lastText: "Svar", lastMine: false }]);
  });
});

describe("blocking", () => {
  it("stops both from writing about any bike, and tells the other only that the conversation has ended", async () => {
    expect(await town.block("anna", threadId)).toMatchObject({ state: "blocked" });
    expect(await town.block("anna", threadId)).toMatchObject({ state: "blocked" });
    const { thread, items } = await town.open("bo", threadId);
    expect(thread.state).toBe("closed");
    expect(items).toHaveLength(1);
    const other = await town.bike();
    const bos = await town.bike({ ownerId: "bo" });
    const before = await town.everything();
    for (const attempt of [
      () => town.answer("bo", threadId, "Hallå"),
      () => town.answer("anna", threadId, "Hallå"),
      () => town.contact("bo", { text: "Hallå" }),
      () => town.contact("bo", {}, other.id),
      () => town.contact("anna", {}, bos.id),
    ])
      expect(await problemIn(attempt())).toBe("message-blocked");
    expect(await town.everything()).toEqual(before);
    expect(await town.of("threadReport")).toMatchObject([
      { reason: "blocked", byUserId: "anna", aboutUserId: "bo", gsi1pk: "REPORTS#OPEN" },
    ]);
    expect(await problemIn(town.contact("cilla"))).toBe("none");
  });

  it("looks like a closed account to the other person", async () => {
    await town.block("anna", threadId);
    const blocked = await town.open("bo", threadId);
    await town.unblock("anna", threadId);
    await town.close("anna");
    expect(await town.open("bo", threadId)).toEqual(blocked);
    expect(await problemIn(town.answer("bo", threadId, "Hallå"))).toBe("message-blocked");
  });

  it("by both is undone by each for themselves", async () => {
    await town.block("anna", threadId);
    await town.block("bo", threadId);
    expect(await town.unblock("anna", threadId)).toMatchObject({ state: "closed" });
    expect(await problemIn(town.answer("anna", threadId, "Hej"))).toBe("message-blocked");
    expect(await town.unblock("bo", threadId)).toMatchObject({ state: "open" });
    expect(await problemIn(town.answer("anna", threadId, "Hej"))).toBe("none");
  });

  it("at the same time as a message delivers it first or not at all", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [sent] = await Promise.all([
        problemIn(town.answer("bo", threadId, `Runda ${round}`)),
        town.block("anna", threadId),
      ]);
      expect(["none", "message-blocked"]).toContain(sent);
      expect((await town.texts("anna", threadId)).includes(`Runda ${round}`)).toBe(sent === "none");
      expect(await problemIn(town.answer("bo", threadId, "Efter"))).toBe("message-blocked");
      await town.unblock("anna", threadId);
    }
  });
});

describe("reporting", () => {
  it("sends a conversation to the administrators, and leaves it readable", async () => {
    const thread = await town.report("anna", threadId, "Hen vill ha pengar, 19850821-1359");
    expect(thread).toMatchObject({ reported: true, state: "open" });
    expect((await town.open("anna", threadId)).thread).toEqual(thread);
    expect((await town.open("bo", threadId)).thread.reported).toBe(false);
    expect(await problemIn(town.report("anna", threadId, "En gång till"))).toBe("thread-already-reported");
    expect(await town.of("threadReport")).toMatchObject([
      {
        threadId,
        reason: "extortion",
        text: "Hen vill ha pengar, ••••••••-••••",
        byUserId: "anna",
        aboutUserId: "bo",
        state: "open",
      },
    ]);
    expect(await town.of("audit")).toMatchObject([
      { subject: threadId, by: "anna", action: "thread-reported" },
    ]);
  });

  it("stores no personal number and has a limit", async () => {
    await town.report("anna", threadId, "19850821-1359");
    expect(await town.of("threadReport")).toMatchObject([{ text: "••••••••-••••" }]);
    const answered = async () => {
      for (const item of await town.of("openThreadReport"))
        await town.table.transact([remove(keys.openThreadReport(threadId, String(item["from"])))]);
    };
    for (let place = 1; place < 10; place += 1) {
      await answered();
      await town.report("anna", threadId);
    }
    await answered();
    expect(await problemIn(town.report("anna", threadId))).toBe("too-many-requests");
  });

  it("needs a message from the other person", async () => {
    expect(await problemIn(town.report("bo", threadId))).toBe("message-not-found");
    expect(await problemIn(town.report("cilla", threadId))).toBe("thread-not-found");
  });
});
