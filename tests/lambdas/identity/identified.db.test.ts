import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { cancelOrder } from "#lambdas/identity/cancel-order.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import { startRegistration } from "#lambdas/identity/start-registration.ts";
import { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { numberOf } from "#tests/lambdas/identity/numbers.ts";
import { aNewAccount, address, astrid, bertil, codeOf, identityContext } from "./context.ts";

const asAstrid = { state: "identified", name: "Astrid Öberg" };

/** Astrid has been identified, and has not said yet how to reach her. */
const identified = async () => {
  const identity = await identityContext();
  const order = await identity.approvedRegistration();
  expect(await identity.collect(order)).toEqual(asAstrid);
  const stored = async () => {
    const { Items } = await identity.client.send(new ScanCommand({ TableName: identity.tableName }));
    return JSON.stringify(Items);
  };
  return { ...identity, order, stored };
};

describe("the person who has been identified", () => {
  it("is told their name any number of times, and nothing is made of it", async () => {
    const { collect, order, pool, eid, table, stored } = await identified();
    const item = () => table.get(keys.eidOrder(order.orderId), EidOrderItem);
    const before = await item();
    const states = await Promise.all(Array.from({ length: 10 }, () => collect(order)));
    expect(new Set(states.map((state) => JSON.stringify(state)))).toEqual(
      new Set([JSON.stringify(asAstrid)]),
    );
    expect(await item()).toEqual(before);
    expect(await stored()).not.toMatch(/Astrid|850821|identified/);
    expect([pool.made(), eid.asked()]).toEqual([0, 1]);
  });

  it("has a quarter of an hour to say how to reach them", async () => {
    const { collect, create, order, pass } = await identified();
    pass(15 * 60 - 1);
    expect(await collect(order)).toEqual(asAstrid);
    pass(1);
    expect(await codeOf(collect(order))).toBe("eid-order-not-found");
    expect(await codeOf(create(order))).toBe("eid-order-not-found");
  });

  it("gets the answer again that was lost, however late the account was made", async () => {
    const { collect, create, order, pass } = await identified();
    pass(15 * 60 - 1);
    const state = await create(order);
    expect(state).toMatchObject({ state: "complete" });
    pass(60);
    expect(await collect(order)).toEqual(state);
    expect(await create(order)).toEqual(state);
  });

  it("is the only one who makes the account", async () => {
    const { create, order, pool } = await identified();
    const other = `${order.secret.slice(1)}A`;
    expect(await codeOf(create({ ...order, secret: other }, aNewAccount()))).toBe("eid-order-not-found");
    expect(pool.made()).toBe(0);
  });

  it("is forgotten with an order that is given up, which the eID hears nothing of", async () => {
    const { context, collect, create, order, stored, eid, pool } = await identified();
    expect(await stored()).toContain("sealedProof");
    for (const _ of [1, 2]) expect(await cancelOrder(context, order)).toEqual({});
    expect(await stored()).not.toContain("sealedProof");
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
    expect(await codeOf(create(order))).toBe("eid-order-ended");
    expect([eid.cancelled, pool.users.size]).toEqual([[], 0]);
  });

  it("can give up while the account is being made, and gets none then", async () => {
    const { context, create, order, pool, stored } = await identified();
    pool.hooks.beforeCreate = () => cancelOrder(context, order);
    expect(await create(order)).toMatchObject({ state: "pending" });
    expect(await codeOf(create(order))).toBe("eid-order-ended");
    expect(pool.users.size).toBe(0);
    expect(await stored()).not.toMatch(/"profile"|sealedProof/);
  });

  it("that is given up right when the eID tells it is forgotten too", async () => {
    const { context, collect, approvedRegistration, stored } = await identified();
    const order = await approvedRegistration({}, bertil);
    let isFirst = true;
    const late: Table = {
      ...context.table,
      async transact(actions) {
        if (isFirst) await collect(order);
        isFirst = false;
        return context.table.transact(actions);
      },
    };
    await cancelOrder({ ...context, table: late }, order);
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
    expect(JSON.stringify((await stored()).match(/sealedProof/g))).toBe('["sealedProof"]');
  });
});

describe("what was typed", () => {
  it("is corrected under the same proof where an address or a phone is taken", async () => {
    const { collect, create, order, approvedRegistration, finish, holdPhone, profile, eid } =
      await identified();
    const theirs = "bertil@example.se";
    await finish(await approvedRegistration({ email: theirs, phone: "+46702222222" }, bertil));
    await holdPhone("+46703333333");
    expect(await codeOf(create(order, aNewAccount({ email: theirs })))).toBe("email-taken");
    expect(await codeOf(create(order, aNewAccount({ phone: "+46703333333" })))).toBe("phone-taken");
    expect(await collect(order)).toEqual(asAstrid);
    expect(await create(order)).toMatchObject({ state: "complete", signIn: { username: "user-2" } });
    expect(await profile("user-2")).toMatchObject({ email: "astrid@example.se", phone: "+46701234567" });
    expect(eid.asked()).toBe(2);
  });

  it("is tried ten times at most, after which an order tells nothing of addresses", async () => {
    const { create, order, holdPhone, pool } = await identified();
    await holdPhone("+46703333333");
    const attempt = () => codeOf(create(order, aNewAccount({ phone: "+46703333333" })));
    for (let place = 0; place < 10; place += 1) expect(await attempt()).toBe("phone-taken");
    expect(await attempt()).toBe("too-many-requests");
    expect(await codeOf(create(order))).toBe("too-many-requests");
    expect(pool.made()).toBe(0);
  });

  it("is tried thirty times an hour by one person, however many orders they begin", async () => {
    const { finish, approvedRegistration, holdPhone } = await identityContext();
    await holdPhone("+46703333333");
    const outcomes: unknown[] = [];
    for (let place = 0; place < 31; place += 1)
      outcomes.push(await codeOf(finish(await approvedRegistration({ phone: "+46703333333" }))));
    expect(outcomes.slice(0, 30)).toEqual(Array(30).fill("phone-taken"));
    expect(outcomes[30]).toBe("too-many-requests");
  });
});

describe("an order that nobody has been identified for makes no account", () => {
  it("while it waits, after it failed, and where it is for something else", async () => {
    const { context, create, collect, approvedSignIn, finish, approvedRegistration, eid, pool } =
      await identityContext();
    const waiting = await startRegistration(context, "sv", address);
    expect(await codeOf(create(waiting))).toBe("eid-order-ended");
    eid.answers.set("ref-1", { status: "failed", hint: "userCancel" });
    expect(await collect(waiting)).toMatchObject({ state: "failed" });
    expect(await codeOf(create(waiting))).toBe("eid-order-ended");
    await finish(await approvedRegistration());
    expect(await codeOf(create(await approvedSignIn(astrid)))).toBe("eid-order-ended");
    expect(pool.made()).toBe(1);
  });
});

describe("before anything is asked, a registration ends where", () => {
  it("someone turns 18 tomorrow", async () => {
    const { collect, create, approvedRegistration, pass, stored } = await identified();
    const child = { personalNumber: numberOf("20081121"), name: "Elin Holm" };
    const order = await approvedRegistration({}, child);
    for (const ask of [collect, collect, create])
      await expect(ask(order)).rejects.toMatchObject({ code: "under-age", details: { params: { age: 17 } } });
    expect((await stored()).match(/sealedProof/g)).toHaveLength(1);
    // Midnight in Sweden is eleven in the evening of UTC.
    pass(11 * 3600);
    expect(await collect(await approvedRegistration({}, child))).toMatchObject({ state: "identified" });
  });

  it("they have an account", async () => {
    const { collect, create, order, approvedRegistration, stored } = await identified();
    const second = await approvedRegistration({ email: "second@example.se" });
    expect(await create(order)).toMatchObject({ state: "complete" });
    for (const ask of [collect, collect, create])
      expect(await codeOf(ask(second))).toBe("personal-number-taken");
    expect(await stored()).not.toContain("sealedProof");
  });

  it("they got one from another order meanwhile, but not where it was this very order", async () => {
    const { context, collect, create, order, approvedRegistration } = await identified();
    const second = await approvedRegistration({ email: "second@example.se" });
    expect(await collect(second)).toEqual(asAstrid);
    // The account comes about between the reading of the order and that of its number.
    const slow = {
      ...context,
      mac: async (digits: string) => {
        await create(order);
        return context.mac(digits);
      },
    };
    expect(await collectOrder(slow, order)).toMatchObject({ state: "pending" });
    expect(await collect(order)).toMatchObject({ state: "complete" });
    expect(await codeOf(collect(second))).toBe("personal-number-taken");
  });
});
