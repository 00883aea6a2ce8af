import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { cancelOrder } from "#lambdas/people/identity/cancel-order.ts";
import { collectOrder } from "#lambdas/people/identity/collect-order.ts";
import { startRegistration } from "#lambdas/people/identity/start-registration.ts";
import { EidOrderItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { numberOf } from "./services.ts";
import { aNewAccount, address, astrid, bertil, codeOf, identityContext, byCode } from "./context.ts";

const asAstrid = { state: "identified", name: "Astrid Öberg" };

/** Astrid is identified and has not entered contact details. */
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

describe("the identified person", () => {
  it("gets their name any number of times, and nothing is created", async () => {
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

  it("has 15 minutes to enter contact details", async () => {
    const { collect, create, order, pass } = await identified();
    pass(15 * 60 - 1);
    expect(await collect(order)).toEqual(asAstrid);
    pass(1);
    expect(await codeOf(collect(order))).toBe("eid-order-not-found");
    expect(await codeOf(create(order))).toBe("eid-order-not-found");
  });

  it("gets a lost response again, even late", async () => {
    const { collect, create, order, pass } = await identified();
    pass(15 * 60 - 1);
    const state = await create(order);
    expect(state).toMatchObject({ state: "complete" });
    pass(60);
    expect(await collect(order)).toEqual(state);
    expect(await create(order)).toEqual(state);
  });

  it("alone can create the account", async () => {
    const { create, order, pool } = await identified();
    const other = `${order.secret.slice(1)}A`;
    expect(await codeOf(create({ ...order, secret: other }, aNewAccount()))).toBe("eid-order-not-found");
    expect(pool.made()).toBe(0);
  });

  it("is forgotten when the order is cancelled, without a call to the eID", async () => {
    const { context, collect, create, order, stored, eid, pool } = await identified();
    expect(await stored()).toContain("sealedProof");
    for (const _ of [1, 2]) expect(await cancelOrder(context, order)).toEqual({});
    expect(await stored()).not.toContain("sealedProof");
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
    expect(await codeOf(create(order))).toBe("eid-order-ended");
    expect([eid.cancelled, pool.users.size]).toEqual([[], 0]);
  });

  it("can cancel while the account is being created", async () => {
    const { context, create, order, pool, stored } = await identified();
    pool.hooks.beforeCreate = () => cancelOrder(context, order);
    expect(await create(order)).toMatchObject({ state: "pending" });
    expect(await codeOf(create(order))).toBe("eid-order-ended");
    expect(pool.users.size).toBe(0);
    expect(await stored()).not.toMatch(/"profile"|sealedProof/);
  });

  it("is forgotten when the order is cancelled at the moment of identification", async () => {
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

describe("the contact details", () => {
  it("can be corrected with the same proof if an address or phone is taken", async () => {
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

  it("allow ten attempts, after which the order reveals nothing more", async () => {
    const { create, order, holdPhone, pool } = await identified();
    await holdPhone("+46703333333");
    const attempt = () => codeOf(create(order, aNewAccount({ phone: "+46703333333" })));
    for (let place = 0; place < 10; place += 1) expect(await attempt()).toBe("phone-taken");
    expect(await attempt()).toBe("too-many-requests");
    expect(await codeOf(create(order))).toBe("too-many-requests");
    expect(pool.made()).toBe(0);
  });

  it("allow thirty attempts an hour per person, across orders", async () => {
    const { finish, approvedRegistration, holdPhone } = await identityContext();
    await holdPhone("+46703333333");
    const outcomes: unknown[] = [];
    for (let place = 0; place < 31; place += 1)
      outcomes.push(await codeOf(finish(await approvedRegistration({ phone: "+46703333333" }))));
    expect(outcomes.slice(0, 30)).toEqual(Array(30).fill("phone-taken"));
    expect(outcomes[30]).toBe("too-many-requests");
  });
});

describe("an order without an identified person creates no account", () => {
  it("while it waits, after it failed, or for another purpose", async () => {
    const { context, create, collect, approvedSignIn, finish, approvedRegistration, eid, pool } =
      await identityContext();
    const waiting = await startRegistration(context, { ...byCode, language: "sv" }, address);
    expect(await codeOf(create(waiting))).toBe("eid-order-ended");
    eid.answers.set("ref-1", { status: "failed", hint: "userCancel" });
    expect(await collect(waiting)).toMatchObject({ state: "failed" });
    expect(await codeOf(create(waiting))).toBe("eid-order-ended");
    await finish(await approvedRegistration());
    expect(await codeOf(create(await approvedSignIn(astrid)))).toBe("eid-order-ended");
    expect(pool.made()).toBe(1);
  });
});

describe("a registration ends before contact details if", () => {
  it("someone turns 18 tomorrow", async () => {
    const { collect, create, approvedRegistration, pass, stored } = await identified();
    const child = { personalNumber: numberOf("20081121"), name: "Elin Holm" };
    const order = await approvedRegistration({}, child);
    for (const ask of [collect, collect, create])
      await expect(ask(order)).rejects.toMatchObject({ code: "under-age", details: { params: { age: 17 } } });
    expect((await stored()).match(/sealedProof/g)).toHaveLength(1);
    // Midnight in Sweden is 23:00 UTC.
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

  it("another order created their account meanwhile", async () => {
    const { context, collect, create, order, approvedRegistration } = await identified();
    const second = await approvedRegistration({ email: "second@example.se" });
    expect(await collect(second)).toEqual(asAstrid);
    // The account is created between reading the order and its number.
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
