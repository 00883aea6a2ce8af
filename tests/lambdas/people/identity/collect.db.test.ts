import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import type { EidOrder } from "#contract/people/identity.ts";
import { cancelOrder } from "#lambdas/people/identity/cancel-order.ts";
import { collectOrder } from "#lambdas/people/identity/collect-order.ts";
import { createAccount } from "#lambdas/people/identity/create-account.ts";
import { EidError } from "#lambdas/people/identity/eid.ts";
import { startSignIn } from "#lambdas/people/identity/start-sign-in.ts";
import { redeemTicket } from "#lambdas/people/sign-in-tickets.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import {
  type Identity,
  aNewAccount,
  address,
  astrid,
  bertil,
  codeOf,
  identityContext,
  byCode,
} from "./context.ts";

const ticketOf = (state: unknown) => (state as { signIn: { username: string; ticket: string } }).signIn;

describe("an order", () => {
  it("exists only for the browser that started it", async () => {
    const { context, collect } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    const other = await startSignIn(context, byCode, address);
    expect(await codeOf(collect({ ...order, secret: other.secret }))).toBe("eid-order-not-found");
    expect(await codeOf(collect({ ...order, secret: "" }))).toBe("eid-order-not-found");
    expect(await codeOf(collect({ ...order, orderId: "eid_00000000000000000000000000" }))).toBe(
      "eid-order-not-found",
    );
    expect(await codeOf(cancelOrder(context, { ...order, secret: other.secret }))).toBe(
      "eid-order-not-found",
    );
    expect(await collect(order)).toMatchObject({ state: "pending" });
  });

  it("expires after ten minutes", async () => {
    const { context, collect, pass } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    pass(600);
    expect(await codeOf(collect(order))).toBe("eid-order-not-found");
  });

  it("polls the eID every two seconds at most, and shows a new QR code every second", async () => {
    const { context, collect, pass, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    const seen = [];
    for (let second = 0; second < 6; second += 1) {
      seen.push(await collect(order), await collect(order));
      pass(1);
    }
    expect(eid.asked()).toBe(3);
    const codes = seen.map((state) => (state.state === "pending" ? state.qr?.split(".")[2] : state.state));
    expect(codes).toEqual(["0", "0", "1", "1", "2", "2", "3", "3", "4", "4", "5", "5"]);
    expect(new Set(seen.map((state) => JSON.stringify(state))).size).toBe(6);
  });

  it("polls once for many calls at once", async () => {
    const { context, collect, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    await Promise.all(Array.from({ length: 10 }, () => collect(order)));
    expect(eid.asked()).toBe(1);
  });

  it("returns the hint for the person", async () => {
    const { context, collect, pass, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    eid.answers.set("ref-1", { status: "pending", hint: "userSign" });
    expect(await collect(order)).toMatchObject({ state: "pending", hint: "userSign" });
    pass(1);
    expect(await collect(order)).toMatchObject({ state: "pending", hint: "userSign" });
  });

  it("that failed stays failed without another poll", async () => {
    const { context, collect, pass, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    eid.answers.set("ref-1", { status: "failed", hint: "expiredTransaction" });
    const failed = { state: "failed", hint: "expiredTransaction" };
    expect(await collect(order)).toEqual(failed);
    pass(10);
    expect(await collect(order)).toEqual(failed);
    expect(eid.asked()).toBe(1);
  });

  it("has failed if the eID no longer knows it", async () => {
    const { context, collect, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    eid.trouble.collect.push(
      new EidError("order-gone", "BankID answered /collect with 400, invalidParameters"),
    );
    expect(await collect(order)).toEqual({ state: "failed", hint: "unknown" });
  });

  it("continues once the eID is up again", async () => {
    const { context, collect, pass, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    eid.trouble.collect.push(new EidError("down", "BankID could not be reached: ABORT_ERR"));
    expect(await codeOf(collect(order))).toBe("eid-unavailable");
    expect(await collect(order)).toMatchObject({ state: "pending" });
    expect(eid.asked()).toBe(1);
    pass(2);
    expect(await collect(order)).toMatchObject({ state: "pending" });
    expect(eid.asked()).toBe(2);
  });
});

describe("a sign-in with a new name", () => {
  it("changes the proved name, which its owner cannot type over", async () => {
    const { finish, collect, approvedRegistration, approvedSignIn, profile } = await identityContext();
    await finish(await approvedRegistration());
    const married = { ...astrid, name: "Astrid Ek Öberg" };
    expect(await collect(await approvedSignIn(married))).toMatchObject({ state: "complete" });
    expect(await profile("user-1")).toMatchObject({ fullName: married.name, nameProved: true });
  });
});

describe("a cancelled order", () => {
  it("is cancelled at the eID, has no effect, and may be cancelled twice", async () => {
    const { context, collect, prove, eid } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    expect(await cancelOrder(context, order)).toEqual({});
    expect(await cancelOrder(context, order)).toEqual({});
    expect(eid.cancelled).toEqual(["ref-1"]);
    prove(astrid);
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
  });

  it("stays cancelled if the eID responds at the same moment", async () => {
    const { context, collect, create, eid, pool, approvedRegistration, client, tableName } =
      await identityContext();
    const order = await approvedRegistration();
    const slow = async (orderRef: string) => {
      await cancelOrder(context, order);
      return eid.eid.collect(orderRef);
    };
    const meanwhile = { ...context, eid: { ...eid.eid, collect: slow } };
    expect(await collectOrder(meanwhile, order)).toMatchObject({ state: "pending" });
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
    expect(await codeOf(create(order))).toBe("eid-order-ended");
    expect(pool.users.size).toBe(0);
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    expect(Items?.map(({ entity }) => entity?.S)).not.toContain("profile");
  });

  it("does not need the eID's agreement", async () => {
    const { context, eid, collect } = await identityContext();
    const order = await startSignIn(context, byCode, address);
    eid.eid.cancel = () => Promise.reject(new EidError("down", "BankID could not be reached: ECONNRESET"));
    expect(await cancelOrder(context, order)).toEqual({});
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
  });

  it("stays complete if it was complete before", async () => {
    const { context, collect, finish, approvedRegistration } = await identityContext();
    const order = await approvedRegistration();
    const state = await finish(order);
    expect(await cancelOrder(context, order)).toEqual({});
    expect(await collect(order)).toEqual(state);
  });
});

describe("a completed order", () => {
  const completed = async (): Promise<
    Identity & { order: EidOrder; again: () => Promise<unknown>; first: unknown }
  > => {
    const identity = await identityContext();
    const order = await identity.approvedRegistration();
    const first = await identity.finish(order);
    return { ...identity, order, first, again: () => codeOf(identity.collect(order)) };
  };

  it("repeats a lost response with the same ticket", async () => {
    const { first, again, eid, create, order } = await completed();
    expect(first).toMatchObject({ state: "complete", signIn: { username: "user-1" } });
    expect(await again()).toEqual(first);
    expect(await create(order, aNewAccount({ email: "other@example.se" }))).toEqual(first);
    expect(eid.asked()).toBe(1);
  });

  it("has ended once its ticket is used", async () => {
    const { first, again, table, context } = await completed();
    const { ticket, username } = ticketOf(first);
    expect(await redeemTicket(table, ticket, username, context.system.now())).toBe(true);
    expect(await again()).toBe("eid-order-ended");
  });

  it("has ended once its ticket expires", async () => {
    const { again, pass, create, order } = await completed();
    pass(119);
    expect(await again()).toMatchObject({ state: "complete" });
    pass(1);
    expect(await again()).toBe("eid-order-ended");
    expect(await codeOf(create(order))).toBe("eid-order-ended");
  });

  it("is carried out once for many calls at once", async () => {
    const { collect, create, approvedRegistration, pool, table, context, pass } = await identityContext();
    const order = await approvedRegistration();
    await collect(order);
    const states = await Promise.all(Array.from({ length: 10 }, () => create(order)));
    // Calls during the work get "pending"; later calls get the result.
    expect(states.map(({ state }) => state)).toContain("complete");
    expect(pool.made()).toBe(1);
    pass(1);
    const { ticket, username } = ticketOf(await collect(order));
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => redeemTicket(table, ticket, username, context.system.now())),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
  });
});

describe("a ticket", () => {
  const aTicket = async () => {
    const { finish, approvedRegistration, ...identity } = await identityContext();
    const state = await finish(await approvedRegistration());
    return { ...identity, ...ticketOf(state) };
  };

  it("is rejected for another person", async () => {
    const { table, ticket, username, context } = await aTicket();
    expect(await redeemTicket(table, ticket, "user-2", context.system.now())).toBe(false);
    expect(await redeemTicket(table, ticket, username, context.system.now())).toBe(true);
  });

  it("is rejected after two minutes", async () => {
    const { table, ticket, username, context, pass } = await aTicket();
    pass(120);
    expect(await redeemTicket(table, ticket, username, context.system.now())).toBe(false);
  });

  it("cannot be derived from the table", async () => {
    const { ticket, client, tableName } = await aTicket();
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    expect(JSON.stringify(Items)).not.toContain(ticket);
  });
});

describe("an interrupted step", () => {
  it("is retried at once after a failure, without polling the eID again", async () => {
    const { collect, create, approvedRegistration, pool, eid } = await identityContext();
    const order = await approvedRegistration();
    await collect(order);
    pool.trouble.create.push(new Error("TooManyRequestsException"));
    expect(await codeOf(create(order))).toMatch(/TooManyRequests/);
    expect(await create(order)).toMatchObject({ state: "complete", signIn: { username: "user-2" } });
    expect([...pool.users.keys()]).toEqual(["user-2"]);
    expect(eid.asked()).toBe(1);
  });

  it("is retried half a minute after its process died, and leaves no half account", async () => {
    const { context, collect, create, approvedRegistration, pool, pass, profile, eid } =
      await identityContext();
    const order = await approvedRegistration();
    await collect(order);
    let isDead = false;
    const dies = new Error("The process died");
    const dying: Table = {
      ...context.table,
      transact: (actions) => (isDead ? Promise.reject(dies) : context.table.transact(actions)),
    };
    const people = {
      ...context.people,
      create: async (user: Parameters<typeof context.people.create>[0]) => {
        await context.people.create(user);
        isDead = true;
        throw dies;
      },
      remove: () => Promise.reject(dies),
    };
    await expect(createAccount({ ...context, table: dying, people }, order, aNewAccount())).rejects.toThrow(
      "died",
    );
    expect([...pool.users.keys()]).toEqual(["user-1"]);
    pass(29);
    for (const ask of [collect, create])
      expect(await ask(order)).toMatchObject({ state: "pending", hint: "processing" });
    pass(1);
    expect(await create(order)).toMatchObject({ state: "complete", signIn: { username: "user-2" } });
    expect([...pool.users.keys()]).toEqual(["user-2"]);
    expect(await profile("user-1")).toBeUndefined();
    expect(eid.asked()).toBe(1);
  });

  it("keeps its writes if only the response was lost", async () => {
    const { context, collect, create, approvedRegistration, pool, profile } = await identityContext();
    const order = await approvedRegistration();
    await collect(order);
    const deaf: Table = {
      ...context.table,
      transact: async (actions) => {
        await context.table.transact(actions);
        if (actions.some(({ item }) => item["entity"] === "profile")) throw new Error("No answer came");
      },
    };
    const lost = createAccount({ ...context, table: deaf }, order, aNewAccount());
    await expect(lost).rejects.toThrow("No answer came");
    expect(await create(order)).toMatchObject({ state: "complete", signIn: { username: "user-1" } });
    expect(await profile("user-1")).toMatchObject({ identityLevel: 2 });
    expect(pool.users.has("user-1")).toBe(true);
  });
});

describe("the table", () => {
  it("never holds a proved number in clear text, and deletes the proof after use", async () => {
    const { collect, create, approvedRegistration, pool, client, tableName } = await identityContext();
    const order = await approvedRegistration({}, bertil);
    await collect(order);
    pool.trouble.create.push(new Error("not now"));
    await codeOf(create(order));
    const scan = async () => {
      const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
      return JSON.stringify(Items);
    };
    const sealed = await scan();
    expect(sealed).toContain("sealedProof");
    expect(sealed).not.toMatch(/670527|Bertil/);
    await create(order);
    const open = await scan();
    expect(open).not.toContain("sealedProof");
    expect(open).not.toContain(bertil.personalNumber.slice(2));
  });
});
