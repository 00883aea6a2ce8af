import { beforeEach, describe, expect, it } from "vitest";
import { ContactForm, Message, Thread } from "#contract/messages/messages.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfWriters, aTownOfWriters } from "./context.ts";

const day = 24 * 60 * 60 * 1000;

let town: TownOfWriters;
beforeEach(async () => {
  town = await aTownOfWriters();
});

describe("writing to the owner of a bike", () => {
  it("starts a conversation with one notification, and reveals neither person", async () => {
    const { threadId, message } = await town.contact("cilla");
    expect(Message.parse(message)).toEqual({
      id: expect.stringMatching(/^message_/),
      mine: true,
      type: "general_inquiry",
      text: "Hej, är cykeln kvar?",
      at: "2026-11-20T12:00:00.000Z",
      undoUntil: "2026-11-20T12:00:10.000Z",
    });
    const owners = await town.open("anna", threadId);
    expect(Thread.parse(owners.thread)).toEqual({
      id: threadId,
      bike: {
        id: town.bikeOfAnna.id,
        mine: true,
        brand: "Crescent",
        model: "Femto",
        color: "blå",
        type: "dam",
        frameNumber: "WTU204K8861",
        status: "registered",
      },
      otherName: "Ci*** A**",
      state: "open",
      reported: false,
      unread: 1,
      lastAt: "2026-11-20T12:00:00.000Z",
      lastText: "Hej, är cykeln kvar?",
      lastMine: false,
    });
    expect(owners.items.map((item) => Message.parse(item))).toMatchObject([
      { mine: false, text: "Ramnummer: WTU204K8861\nHej, är cykeln kvar?" },
    ]);
    const { thread, items } = await town.open("cilla", threadId);
    expect(thread).toMatchObject({ otherName: "An** L********", unread: 0, lastMine: true });
    expect(thread.bike).toMatchObject({ mine: false, frameNumber: "•••861", brand: "Crescent" });
    expect(items[0]?.text).toBe("Hej, är cykeln kvar?");
    expect(await town.of("notification")).toMatchObject([
      {
        userId: "anna",
        type: "message",
        params: { bike: "Crescent Femto", other: "Ci*** A**", threadId },
        unread: 1,
        link: `/messages/${threadId}`,
      },
    ]);
    const [list] = (await town.list("anna")).items;
    expect(list).toEqual(owners.thread);
    expect(JSON.stringify([owners, thread, list])).not.toMatch(/cilla|anna|Lindqvist/i);
  });

  it("shows the frame number only to a sender who typed it, in any spelling", async () => {
    const bos = await town.contact("bo", { frameNumber: "wtu-204 k8861" });
    expect(bos.message.text).toBe("Ramnummer: WTU204K8861\nHej, är cykeln kvar?");
    expect(await town.texts("bo", bos.threadId)).toEqual([bos.message.text]);
    expect((await town.open("bo", bos.threadId)).thread.bike.frameNumber).toBe("WTU204K8861");
    const cillas = await town.contact("cilla", { frameNumber: "WTU204K8862" });
    expect(cillas.message.text).not.toContain("Ramnummer");
    expect((await town.open("cilla", cillas.threadId)).thread.bike.frameNumber).toBe("•••861");
  });

  it("never reveals a person with a protected identity", async () => {
    await town.person("dag", { fullName: "Dag Hemlig", protectedIdentity: true });
    const { threadId } = await town.contact("dag");
    expect((await town.open("anna", threadId)).thread.otherName).toBe("Privat ägare");
    expect(JSON.stringify(await town.of("notification"))).not.toContain("Da*");
  });

  it("stores the text as typed, without personal numbers", async () => {
    const script = `<script>alert("1")</script> & <b>19850821-1359</b>`;
    const { threadId, message } = await town.contact("bo", { text: `  ${script}\u0000 ` });
    const masked = script.replace("19850821-1359", "••••••••-••••");
    expect(message.text).toBe(masked);
    expect(await town.texts("anna", threadId)).toEqual([`Ramnummer: WTU204K8861\n${masked}`]);
  });

  it("works for a stolen bike", async () => {
    await town.steal(town.bikeOfAnna.id);
    const { threadId } = await town.contact("bo", { type: "found_bike" });
    expect((await town.open("bo", threadId)).thread.bike.status).toBe("stolen");
  });

  it.each([
    ["one's own", "own-bike", "anna", {}],
    ["one that nobody finds", "bike-not-found", "bo", { status: "pending_review" }],
    ["a deleted one", "bike-not-found", "bo", { deletedAt: "2026-11-01T12:00:00.000Z" }],
  ] as const)("is refused for %s: %s, and nothing changes", async (_, problem, userId, over) => {
    const other = await town.bike(over);
    const before = await town.everything();
    expect(await problemIn(town.contact(userId, {}, other.id))).toBe(problem);
    expect(await problemIn(town.contact(userId, { website: "x" }, other.id))).toBe(problem);
    expect(await problemIn(town.contact(userId, {}, "bike_none"))).toBe("bike-not-found");
    expect(await town.everything()).toEqual(before);
  });

  it.each([
    ["nothing but blanks", " \u200e\n\t "],
    ["1,001 characters", "x".repeat(1001)],
  ])("does not accept %s", (_, text) => {
    expect(ContactForm.safeParse({ type: "general_inquiry", text }).success).toBe(false);
  });

  it("fails for closed and deleted accounts with the same words as for a block", async () => {
    await town.close("anna");
    expect(await problemIn(town.contact("bo"))).toBe("message-blocked");
    const nobodys = await town.bike({ ownerId: "gone" });
    expect(await problemIn(town.contact("bo", {}, nobodys.id))).toBe("message-blocked");
    await town.close("bo");
    expect(await problemIn(town.contact("bo"))).toBe("account-closed");
  });

  it("looks successful to a bot", async () => {
    const before = await town.everything();
    const { threadId, message } = await town.contact("bo", { website: "https://example.org" });
    expect(threadId).toBe(threadIdOf(town.bikeOfAnna.id, "anna", "bo"));
    expect(Message.parse(message)).toMatchObject({ mine: true, text: "Hej, är cykeln kvar?" });
    expect(await town.everything()).toEqual(before);
  });

  it("refuses spam, and delivers suspicious messages while reporting them", async () => {
    const spam = "Klicka här för bitcoin: https://bit.ly/abc";
    const before = await town.everything();
    expect(await problemIn(town.contact("bo", { text: spam }))).toBe("message-refused");
    expect(await town.everything()).toEqual(before);
    const bad = "Betala 2000 kr annars ser du aldrig cykeln igen";
    const { threadId, message } = await town.contact("bo", { text: bad });
    expect(await town.texts("anna", threadId)).toEqual([`Ramnummer: WTU204K8861\n${bad}`]);
    expect(await town.of("threadReport")).toMatchObject([
      {
        threadId,
        messageId: message.id,
        aboutUserId: "bo",
        reason: "suspicious",
        text: bad,
        gsi1pk: "REPORTS#OPEN",
      },
    ]);
  });
});

describe("contact details", () => {
  const text = "Ring 070-123 45 67 eller skriv till cilla@example.se, se cilla.example.se/cykel";
  const dots = "Ring ••• eller skriv till •••, se •••";

  it("of an unverified sender stay hidden until the recipient has answered", async () => {
    const { threadId, message } = await town.contact("cilla", { text });
    expect(message.text).toBe(text);
    expect(await town.texts("anna", threadId)).toEqual([`Ramnummer: WTU204K8861\n${dots}`]);
    expect((await town.open("anna", threadId)).thread.lastText).toBe(dots);
    expect((await town.open("cilla", threadId)).thread.lastText).toBe(text);
    await town.answer("cilla", threadId, "070-123 45 67");
    expect((await town.texts("anna", threadId))[0]).toBe("•••");
    await town.answer("anna", threadId, "Mitt är 070-765 43 21");
    await town.answer("cilla", threadId, "Mitt: 070-123 45 67");
    expect((await town.texts("anna", threadId))[0]).toBe("Mitt: 070-123 45 67");
    expect((await town.texts("cilla", threadId))[1]).toBe("Mitt är 070-765 43 21");
  });

  it("of a verified sender are shown", async () => {
    const { threadId } = await town.contact("bo", { text });
    expect(await town.texts("anna", threadId)).toEqual([`Ramnummer: WTU204K8861\n${text}`]);
  });
});

describe("the limits", () => {
  const bikes = async (count: number) => {
    const ids: string[] = [];
    for (let place = 0; place < count; place += 1) ids.push((await town.bike()).id);
    return ids;
  };

  it("allow five new conversations a day and 20 a week from Monday, and unlimited replies in them", async () => {
    const ids = await bikes(41);
    const began: string[] = [];
    const beginAll = async (): Promise<number> => {
      const before = began.length;
      for (const id of ids.slice(before, before + 6))
        if ((await problemIn(town.contact("bo", {}, id))) === "none") began.push(id);
      return began.length - before;
    };
    const counts: number[] = [];
    // The clock starts on a Friday.
    for (let place = 0; place < 11; place += 1) {
      counts.push(await beginAll());
      town.pass(day);
    }
    expect(counts).toEqual([5, 5, 5, 5, 5, 5, 5, 0, 0, 0, 5]);
    town.pass(-day);
    const [first = "", another = ""] = [began[0], ids.at(-1)];
    expect(await problemIn(town.contact("bo", { text: "Hej igen" }, first))).toBe("none");
    expect(await problemIn(town.contact("bo", {}, another))).toBe("too-many-new-threads");
  });

  it("are two new conversations a day without a verified identity", async () => {
    const ends: string[] = [];
    for (const id of await bikes(3)) ends.push(await problemIn(town.contact("cilla", {}, id)));
    expect(ends).toEqual(["none", "none", "too-many-new-threads"]);
  });

  it("hold against 20 requests at once", async () => {
    const ids = await bikes(20);
    const outcomes = await Promise.all(ids.map((id) => problemIn(town.contact("bo", {}, id))));
    expect(outcomes.filter((outcome) => outcome === "none").length).toBeLessThanOrEqual(5);
    const refusals = new Set(outcomes.filter((outcome) => outcome !== "none"));
    expect([...refusals].every((refusal) => /too-many-new-threads|conflict-try-again/.test(refusal))).toBe(
      true,
    );
    const begun = (await town.of("thread")).filter(({ userId }) => userId === "bo");
    expect(begun).toHaveLength(outcomes.filter((outcome) => outcome === "none").length);
    expect(await town.of("message")).toHaveLength(begun.length);
    for (const id of ids) await problemIn(town.contact("bo", { text: "Och nu?" }, id));
    expect((await town.of("thread")).filter(({ userId }) => userId === "bo")).toHaveLength(5);
  });

  it("count a conversation whose messages were undone, and let it continue", async () => {
    for (const id of await bikes(4)) await town.contact("bo", {}, id);
    const { threadId, message } = await town.contact("bo");
    await town.undo("bo", threadId, message.id);
    expect(await problemIn(town.contact("bo", { text: "Bättre sagt" }))).toBe("none");
    const [another = ""] = await bikes(1);
    expect(await problemIn(town.contact("bo", {}, another))).toBe("too-many-new-threads");
  });

  it("allow 30 messages in five minutes", async () => {
    const { threadId } = await town.contact("bo");
    for (let place = 1; place < 30; place += 1) await town.answer("bo", threadId, `Rad ${place}`);
    expect(await problemIn(town.answer("bo", threadId, "Rad 30"))).toBe("too-many-requests");
    town.pass(5 * 60 * 1000);
    expect(await problemIn(town.answer("bo", threadId, "Rad 30"))).toBe("none");
  });
});

describe("a repeated message", () => {
  it("with the same key gets the first answer, and fails with another text", async () => {
    const key = town.key();
    const first = await town.contact("bo", {}, town.bikeOfAnna.id, key);
    town.pass(60_000);
    const again = await town.contact("bo", {}, town.bikeOfAnna.id, key);
    expect(again).toEqual({ ...first, message: { ...first.message, undoUntil: undefined } });
    expect(await problemIn(town.contact("bo", { text: "Annat" }, town.bikeOfAnna.id, key))).toBe(
      "idempotency-key-reused",
    );
    const replyKey = town.key();
    const both = await Promise.all([1, 2].map(() => town.answer("anna", first.threadId, "Ja", replyKey)));
    expect(both[0]).toEqual(both[1]);
    expect(await town.of("message")).toHaveLength(2);
    expect(await problemIn(town.answer("anna", first.threadId, "Nej", replyKey))).toBe(
      "idempotency-key-reused",
    );
  });

  it("with the same key gets the first answer even if the bike is gone", async () => {
    const key = town.key();
    const first = await town.contact("bo", {}, town.bikeOfAnna.id, key);
    await town.table.transact([
      update(keys.bike(town.bikeOfAnna.id)).set({ deletedAt: town.system.now().toISOString() }),
    ]);
    expect(await town.contact("bo", {}, town.bikeOfAnna.id, key)).toEqual(first);
  });

  it("with the same text is not sent again until there is an answer or a day has passed", async () => {
    const first = await town.contact("bo", { text: "Är den  kvar?" });
    expect(await town.contact("bo", { text: "är den kvar?" })).toMatchObject({
      threadId: first.threadId,
      message: { id: first.message.id },
    });
    const parallel = await Promise.all([1, 2, 3].map(() => town.answer("bo", first.threadId, "Hallå?")));
    expect(new Set(parallel.map(({ message }) => message.id)).size).toBe(1);
    expect(await town.of("message")).toHaveLength(2);
    await town.answer("anna", first.threadId, "Ja");
    await town.answer("bo", first.threadId, "Hallå?");
    expect(await town.of("message")).toHaveLength(4);
    town.pass(day);
    await town.answer("bo", first.threadId, "Hallå?");
    expect(await town.of("message")).toHaveLength(5);
    expect((await town.of("notification")).filter(({ userId }) => userId === "anna")).toMatchObject([
      { unread: 4 },
    ]);
  });

  it("is sent if the first one was undone", async () => {
    const first = await town.contact("bo");
    await town.undo("bo", first.threadId, first.message.id);
    const second = await town.contact("bo");
    expect(second.message.id).not.toBe(first.message.id);
    expect(await town.of("message")).toHaveLength(1);
  });
});
