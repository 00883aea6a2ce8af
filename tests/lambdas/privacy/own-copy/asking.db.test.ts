import { beforeEach, describe, expect, it } from "vitest";
import { eraseOwnCopy } from "#lambdas/privacy/closing/erase-own-copy.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { closing } from "#tests/lambdas/ownership/transfers/closing.ts";
import { aMarketWithCopies, type MarketWithCopies } from "./context.ts";

const minute = 60_000;
const day = 86_400_000;

let there: MarketWithCopies;
beforeEach(async () => {
  there = await aMarketWithCopies();
  await there.person("anna");
  await there.person("bo");
});

const notificationsOf = async (userId: string) =>
  (await there.of("notification"))
    .filter((item) => item["userId"] === userId)
    .map((item) => (item["params"] as { what: string }).what);
const logged = async () => (await there.of("audit")).map(({ action, by, subject }) => [action, by, subject]);

describe("requesting an export", () => {
  it("requires a recent sign-in, and writes nothing without one", async () => {
    expect(await problemIn(there.ask("anna", 6 * 60))).toBe("sign-in-not-recent");
    expect(await there.show("anna")).toMatchObject({ state: "none", mayAsk: true, signedInRecently: true });
    expect((await there.show("anna", 6 * 60)).signedInRecently).toBe(false);
    expect(await logged()).toEqual([]);
  });

  it("is logged once; repeated requests return the same export", async () => {
    const answers = await Promise.all([there.ask("anna"), there.ask("anna")]);
    expect(answers.map(({ state }) => state)).toEqual(["asked", "asked"]);
    const first = await there.item("anna");
    await there.ask("anna");
    expect(await there.item("anna")).toEqual(first);
    expect(await logged()).toEqual([["own-copy-asked", "anna", "anna"]]);
  });

  it("notifies only its owner, who can download it for seven days", async () => {
    await there.ask("anna");
    expect(await problemIn(there.link("anna"))).toBe("own-copy-not-ready");
    await there.make();
    expect(there.failures).toEqual([]);
    const shown = await there.show("anna");
    expect(shown).toMatchObject({ state: "ready", mayAsk: false, bytes: there.files.get("anna")?.length });
    expect(await notificationsOf("anna")).toEqual(["copy-ready"]);
    expect(await notificationsOf("bo")).toEqual([]);
    expect(await there.link("anna")).toEqual({ url: "https://copies.example/user/anna" });
    expect(await logged()).toContainEqual(["own-copy-opened", "anna", "anna"]);
    expect(await problemIn(there.link("anna", 6 * 60))).toBe("sign-in-not-recent");
    expect(await problemIn(there.link("bo"))).toBe("own-copy-not-ready");
    there.pass(7 * day);
    expect(await there.show("anna")).toMatchObject({ state: "expired", mayAsk: true });
    expect(await problemIn(there.link("anna"))).toBe("own-copy-not-ready");
    there.pass(30 * day);
    expect(await there.show("anna")).toMatchObject({ state: "none" });
    // An expired item that DynamoDB has not deleted yet does not matter.
    expect(await there.ask("anna")).toMatchObject({ state: "asked" });
  });

  it("makes a new one a day later, and at most five a day", async () => {
    await there.ask("anna");
    await there.make();
    const first = await there.item("anna");
    there.pass(day);
    expect(await there.ask("anna")).toMatchObject({ state: "asked", mayAsk: false });
    expect((await there.item("anna"))?.copyId).not.toBe(first?.copyId);
    const fail = () => there.table.transact([update(keys.ownCopy("anna")).set({ state: "failed" })]);
    for (let time = 1; time < 5; time += 1) {
      await fail();
      await there.ask("anna");
    }
    await fail();
    expect(await problemIn(there.ask("anna"))).toBe("too-many-requests");
    expect(await there.show("anna")).toMatchObject({ state: "failed", mayAsk: true });
  });
});

describe("making an export", () => {
  it("restarts an interrupted one once its lock has expired", async () => {
    await there.ask("anna");
    const dead = new Promise<never>(() => undefined);
    const cutOff = new Promise<void>((resolve) => {
      const keep = (): Promise<never> => {
        resolve();
        return dead;
      };
      void there.make({ store: { ...there.making.store, keep } });
    });
    await cutOff;
    await there.make();
    expect(await there.show("anna")).toMatchObject({ state: "making", mayAsk: false });
    expect(there.files.size).toBe(0);
    there.pass(3 * minute);
    await there.make();
    expect(await there.show("anna")).toMatchObject({ state: "ready" });
    expect(await notificationsOf("anna")).toEqual(["copy-ready"]);
  });

  it("is done by one of two concurrent runs", async () => {
    await there.ask("anna");
    await Promise.all([there.make(), there.make()]);
    expect(there.names).toEqual(["cykelregistret-2026-11-20.zip"]);
    expect(await notificationsOf("anna")).toEqual(["copy-ready"]);
    await there.make();
    expect(there.names).toHaveLength(1);
  });

  it("is retried after a failure; after the fifth it is given up and its owner notified", async () => {
    await there.ask("anna");
    const broken = {
      store: { ...there.making.store, keep: async () => Promise.reject(new Error("No room")) },
    };
    for (let time = 1; time < 5; time += 1) await there.make(broken);
    expect(await there.show("anna")).toMatchObject({ state: "making" });
    await there.make(broken);
    expect(await there.show("anna")).toMatchObject({ state: "failed", mayAsk: true });
    expect(there.failures).toHaveLength(5);
    expect(await notificationsOf("anna")).toEqual(["copy-failed"]);
    expect(await there.ask("anna")).toMatchObject({ state: "asked" });
    await there.make();
    expect(await there.show("anna")).toMatchObject({ state: "ready" });
  });

  it("is discarded if the account is closed, before or while it is made", async () => {
    const { close } = await closing(there);
    for (const who of ["anna", "bo"]) await there.ask(who);
    await close("anna");
    await there.make({
      store: {
        ...there.making.store,
        keep: async (copy) => {
          await there.making.store.keep(copy);
          await close("bo");
        },
      },
    });
    expect([there.files.size, await there.item("anna"), await there.item("bo")]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect([...(await notificationsOf("anna")), ...(await notificationsOf("bo"))]).toEqual([]);
    expect(await problemIn(there.ask("anna"))).toBe("account-closed");
  });

  it("is removed when its owner is erased", async () => {
    await there.ask("anna");
    await there.make();
    const table = await there.inRole("erase-accounts");
    const never = async () => undefined;
    await eraseOwnCopy(
      {
        table,
        system: there.system,
        discardCopy: there.making.store.discard,
        discardPicture: never,
        recordErasure: async () => undefined,
        removeUser: never,
        reportFailure: () => undefined,
      },
      "anna",
    );
    expect([there.files.size, await there.item("anna")]).toEqual([0, undefined]);
  });

  it("works for an empty account", async () => {
    await there.ask("bo");
    await there.make();
    expect(there.data("bo")).toMatchObject({ account: { fullName: "bo Ek" }, bikes: [], conversations: [] });
    expect(Object.keys(there.unzipped("bo"))).toEqual(["mina-uppgifter.html", "data.json", "schema.json"]);
  });
});
