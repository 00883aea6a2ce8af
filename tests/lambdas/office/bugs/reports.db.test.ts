import { beforeEach, describe, expect, it } from "vitest";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Workshop, aWorkshop } from "./context.ts";

let shop: Workshop;
beforeEach(async () => {
  shop = await aWorkshop();
});

describe("a bug report", () => {
  it("stores page, build, browser and role, and nothing else about its origin", async () => {
    const { bugId } = await shop.report("anna", { requestId: "JKJaXmPLvHcESHA=", error: "internal" });
    expect(await shop.letters()).toEqual([
      {
        entity: "bugLetter",
        id: expect.stringMatching(/^bugletter_/),
        bugId,
        path: "/my-bikes/…/edit",
        message: "Kvittot fastnar på 80 %.",
        browser: "Chrome 141, Windows",
        role: "customer",
        userId: "anna",
        language: "sv",
        requestId: "JKJaXmPLvHcESHA=",
        at: shop.system.now().toISOString(),
        expiresAt: Math.floor(shop.system.now().getTime() / 1000) + 90 * 86_400,
      },
    ]);
  });

  it("is stored without personal numbers, addresses and phone numbers", async () => {
    await shop.report("anna", {
      message: "Jag är 19850821-1359, nås på anna@example.se eller 070-123 45 67.",
      error: "No user anna@example.se",
    });
    const storedText = JSON.stringify([...(await shop.letters()), ...(await shop.of("bug"))]);
    for (const secret of ["1359", "anna@example.se", "123 45 67"]) expect(storedText).not.toContain(secret);
  });

  it("is stored once, however often it is sent", async () => {
    const key = shop.key();
    const [one, other] = await Promise.all([shop.report("anna", {}, key), shop.report("anna", {}, key)]);
    expect(one).toEqual(other);
    expect(await shop.letters()).toHaveLength(1);
    expect((await shop.list("new")).items).toMatchObject([{ count: 1 }]);
  });

  it("is refused from a closed account", async () => {
    await shop.closeAccount("anna");
    expect(await problemIn(shop.report("anna"))).toBe("account-closed");
    expect(await shop.letters()).toEqual([]);
  });

  it("is limited to twenty a day", async () => {
    for (let sent = 0; sent < 20; sent += 1)
      await shop.report("anna", { message: `Fel ${"x".repeat(sent)}` });
    expect(await problemIn(shop.report("anna"))).toBe("too-many-requests");
    expect(await shop.report("bo")).toBeDefined();
  });
});

describe("the same error", () => {
  it("on the same page and build is one bug, however many people report it", async () => {
    const { bugId } = await shop.report("anna");
    shop.pass(60_000);
    expect(
      await shop.report("bo", { message: "kvittot fastnar på 90%", path: "/my-bikes/bike_2/edit" }),
    ).toEqual({
      bugId,
    });
    expect((await shop.list("new")).items).toMatchObject([
      { id: bugId, count: 2, words: "kvittot fastnar på 90%", lastAt: shop.system.now().toISOString() },
    ]);
  });

  it("is recognised by its error message, if any", async () => {
    const one = await shop.report("anna", { error: "internal" });
    expect(await shop.report("bo", { error: "internal", message: "Det går inte." })).toEqual(one);
    expect(await shop.report("bo", { error: "unavailable" })).not.toEqual(one);
  });

  it.each([{ path: "/messages" }, { version: "main-other" }, { message: "Något helt annat." }])(
    "is another one with %j",
    async (over) => {
      expect(await shop.report("anna", over)).not.toEqual(await shop.report("anna"));
    },
  );

  it("counts simultaneous reports", async () => {
    await Promise.all(
      ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"].map((from) => shop.reportFrom(from)),
    );
    expect((await shop.list("new")).items).toMatchObject([{ count: 4 }]);
    expect(await shop.letters()).toHaveLength(4);
  });

  it("reopens when it comes back", async () => {
    const { bugId } = await shop.report("anna");
    await shop.move(bugId, { from: "new", to: "resolved" });
    expect((await shop.list("new")).items).toEqual([]);
    await shop.report("bo");
    expect((await shop.list("resolved")).items).toEqual([]);
    expect((await shop.list("new")).items).toMatchObject([{ id: bugId, count: 2 }]);
  });
});

describe("a bug report without an account", () => {
  it("stores nothing about its writer but the address they give", async () => {
    await shop.reportFrom("192.0.2.1", { email: "Dora@Example.se " });
    const [letter] = await shop.letters();
    expect(letter).toMatchObject({ email: "dora@example.se" });
    expect(letter).not.toHaveProperty("role");
    expect(letter).not.toHaveProperty("userId");
  });

  it("needs a proof of work that counts once, even when sent many times at once", async () => {
    const solution = await shop.solve();
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => shop.reportFrom("192.0.2.1", { solution })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await problemIn(shop.reportFrom("192.0.2.1", { solution: "" }))).toBe("bot-check-failed");
  });

  it("is limited to ten a day per IP address and five per email address from its network", async () => {
    const named = (from: string) => problemIn(shop.reportFrom(from, { email: "dora@example.se" }));
    for (let sent = 0; sent < 5; sent += 1) expect(await named("192.0.2.1")).toBe("none");
    expect(await named("192.0.2.1")).toBe("too-many-requests");
    expect(await named("198.51.100.99")).toBe("none");
    for (let sent = 0; sent < 10; sent += 1) await shop.reportFrom("192.0.2.50");
    expect(await problemIn(shop.reportFrom("192.0.2.50"))).toBe("too-many-requests");
    expect(await shop.reportFrom("192.0.2.51")).toBeDefined();
  });
});
