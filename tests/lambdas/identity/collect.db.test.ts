import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { cancelOrder } from "#lambdas/identity/cancel-order.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import { EidError } from "#lambdas/identity/eid.ts";
import { startSignIn } from "#lambdas/identity/start-sign-in.ts";
import { useTicket } from "#lambdas/secrets/sign-in-tickets.ts";
import type { Table } from "#lambdas/table/table.ts";
import {
  type Identity,
  address,
  astrid,
  bertil,
  codeOf,
  identityWorld,
} from "#tests/lambdas/identity/world.ts";

const ticketOf = (state: unknown) => (state as { signIn: { username: string; ticket: string } }).signIn;

describe("an order", () => {
  it("is there for the browser that began it alone", async () => {
    const { world, collect } = await identityWorld();
    const order = await startSignIn(world, address);
    const other = await startSignIn(world, address);
    expect(await codeOf(collect({ ...order, secret: other.secret }))).toBe("eid-order-not-found");
    expect(await codeOf(collect({ ...order, secret: "" }))).toBe("eid-order-not-found");
    expect(await codeOf(collect({ ...order, orderId: "eid_00000000000000000000000000" }))).toBe(
      "eid-order-not-found",
    );
    expect(await codeOf(cancelOrder(world, { ...order, secret: other.secret }))).toBe("eid-order-not-found");
    expect(await collect(order)).toMatchObject({ state: "pending" });
  });

  it("is gone after ten minutes", async () => {
    const { world, collect, pass } = await identityWorld();
    const order = await startSignIn(world, address);
    pass(600);
    expect(await codeOf(collect(order))).toBe("eid-order-not-found");
  });

  it("asks the eID every two seconds at most, and shows another QR code every second", async () => {
    const { world, collect, pass, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    const seen = [];
    for (let second = 0; second < 6; second += 1) {
      seen.push(await collect(order), await collect(order));
      pass(1);
    }
    expect(eid.asked()).toBe(3);
    const codes = seen.map((state) => (state.state === "pending" ? state.qr.split(".")[2] : state.state));
    expect(codes).toEqual(["0", "0", "1", "1", "2", "2", "3", "3", "4", "4", "5", "5"]);
    expect(new Set(seen.map((state) => JSON.stringify(state))).size).toBe(6);
  });

  it("asks once for many calls at once", async () => {
    const { world, collect, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    await Promise.all(Array.from({ length: 10 }, () => collect(order)));
    expect(eid.asked()).toBe(1);
  });

  it("passes on what the person has to do", async () => {
    const { world, collect, pass, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    eid.answers.set("ref-1", { status: "pending", hint: "userSign" });
    expect(await collect(order)).toMatchObject({ state: "pending", hint: "userSign" });
    pass(1);
    expect(await collect(order)).toMatchObject({ state: "pending", hint: "userSign" });
  });

  it("that failed stays failed without asking again", async () => {
    const { world, collect, pass, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    eid.answers.set("ref-1", { status: "failed", hint: "expiredTransaction" });
    const failed = { state: "failed", hint: "expiredTransaction" };
    expect(await collect(order)).toEqual(failed);
    pass(10);
    expect(await collect(order)).toEqual(failed);
    expect(eid.asked()).toBe(1);
  });

  it("the eID no longer knows has failed, nobody knows why", async () => {
    const { world, collect, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    eid.trouble.collect.push(
      new EidError("order-gone", "BankID answered /collect with 400, invalidParameters"),
    );
    expect(await collect(order)).toEqual({ state: "failed", hint: "unknown" });
  });

  it("goes on once an eID that was down is up again", async () => {
    const { world, collect, pass, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    eid.trouble.collect.push(new EidError("down", "BankID could not be reached: ABORT_ERR"));
    expect(await codeOf(collect(order))).toBe("eid-unavailable");
    expect(await collect(order)).toMatchObject({ state: "pending" });
    expect(eid.asked()).toBe(1);
    pass(2);
    expect(await collect(order)).toMatchObject({ state: "pending" });
    expect(eid.asked()).toBe(2);
  });
});

describe("an order that is given up", () => {
  it("is cancelled at the eID, leads to nothing, and can be given up twice", async () => {
    const { world, collect, prove, eid } = await identityWorld();
    const order = await startSignIn(world, address);
    expect(await cancelOrder(world, order)).toEqual({});
    expect(await cancelOrder(world, order)).toEqual({});
    expect(eid.cancelled).toEqual(["ref-1"]);
    prove(astrid);
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
  });

  it("while the eID answers is given up nevertheless", async () => {
    const { world, collect, eid, pool, approvedRegistration, client, tableName } = await identityWorld();
    const order = await approvedRegistration();
    const slow = async (orderRef: string) => {
      await cancelOrder(world, order);
      return eid.eid.collect(orderRef);
    };
    const meanwhile = { ...world, eid: { ...eid.eid, collect: slow } };
    expect(await collectOrder(meanwhile, order)).toMatchObject({ state: "pending" });
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
    expect(pool.users.size).toBe(0);
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    expect(Items?.map(({ entity }) => entity?.S)).not.toContain("profile");
  });

  it("does not need the eID to agree", async () => {
    const { world, eid, collect } = await identityWorld();
    const order = await startSignIn(world, address);
    eid.eid.cancel = () => Promise.reject(new EidError("down", "BankID could not be reached: ECONNRESET"));
    expect(await cancelOrder(world, order)).toEqual({});
    expect(await codeOf(collect(order))).toBe("eid-order-ended");
  });

  it("after it was complete stays complete", async () => {
    const { world, collect, approvedRegistration } = await identityWorld();
    const order = await approvedRegistration();
    const state = await collect(order);
    expect(await cancelOrder(world, order)).toEqual({});
    expect(await collect(order)).toEqual(state);
  });
});

describe("a completed order", () => {
  const completed = async (): Promise<Identity & { again: () => Promise<unknown>; first: unknown }> => {
    const identity = await identityWorld();
    const order = await identity.approvedRegistration();
    const first = await identity.collect(order);
    return { ...identity, first, again: () => codeOf(identity.collect(order)) };
  };

  it("gives a lost answer again, with the very same ticket", async () => {
    const { first, again, eid } = await completed();
    expect(first).toMatchObject({ state: "complete", signIn: { username: "user-1" } });
    expect(await again()).toEqual(first);
    expect(eid.asked()).toBe(1);
  });

  it("has ended once its ticket was used", async () => {
    const { first, again, table, world } = await completed();
    const { ticket, username } = ticketOf(first);
    expect(await useTicket(table, ticket, username, world.system.now())).toBe(true);
    expect(await again()).toBe("eid-order-ended");
  });

  it("has ended once its ticket has run out", async () => {
    const { again, pass } = await completed();
    pass(119);
    expect(await again()).toMatchObject({ state: "complete" });
    pass(1);
    expect(await again()).toBe("eid-order-ended");
  });

  it("is carried out once for many calls at once", async () => {
    const { collect, approvedRegistration, pool, table, world, pass } = await identityWorld();
    const order = await approvedRegistration();
    const states = await Promise.all(Array.from({ length: 10 }, () => collect(order)));
    // Whoever asks while another carries it out waits, and whoever asks after that hears the same.
    expect(states.map(({ state }) => state)).toContain("complete");
    expect(pool.made()).toBe(1);
    pass(1);
    const { ticket, username } = ticketOf(await collect(order));
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => useTicket(table, ticket, username, world.system.now())),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
  });
});

describe("a ticket", () => {
  const aTicket = async () => {
    const { collect, approvedRegistration, ...identity } = await identityWorld();
    const state = await collect(await approvedRegistration());
    return { ...identity, ...ticketOf(state) };
  };

  it("is worth nothing to another person", async () => {
    const { table, ticket, username, world } = await aTicket();
    expect(await useTicket(table, ticket, "user-2", world.system.now())).toBe(false);
    expect(await useTicket(table, ticket, username, world.system.now())).toBe(true);
  });

  it("is worth nothing after two minutes", async () => {
    const { table, ticket, username, world, pass } = await aTicket();
    pass(120);
    expect(await useTicket(table, ticket, username, world.system.now())).toBe(false);
  });

  it("cannot be read from the table", async () => {
    const { ticket, client, tableName } = await aTicket();
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    expect(JSON.stringify(Items)).not.toContain(ticket);
  });
});

describe("a step that breaks off", () => {
  it("is taken again at once where it failed, without asking the eID again", async () => {
    const { collect, approvedRegistration, pool, eid } = await identityWorld();
    const order = await approvedRegistration();
    pool.trouble.create.push(new Error("TooManyRequestsException"));
    expect(await codeOf(collect(order))).toMatch(/TooManyRequests/);
    expect(await collect(order)).toMatchObject({ state: "complete", signIn: { username: "user-2" } });
    expect([...pool.users.keys()]).toEqual(["user-2"]);
    expect(eid.asked()).toBe(1);
  });

  it("is taken again after half a minute where its process died, and leaves no half account", async () => {
    const { world, collect, approvedRegistration, pool, pass, profile, eid } = await identityWorld();
    const order = await approvedRegistration();
    let isDead = false;
    const dies = new Error("The process died");
    const dying: Table = {
      ...world.table,
      transact: (actions) => (isDead ? Promise.reject(dies) : world.table.transact(actions)),
    };
    const people = {
      ...world.people,
      create: async (user: Parameters<typeof world.people.create>[0]) => {
        await world.people.create(user);
        isDead = true;
        throw dies;
      },
      remove: () => Promise.reject(dies),
    };
    await expect(collectOrder({ ...world, table: dying, people }, order)).rejects.toThrow("died");
    expect([...pool.users.keys()]).toEqual(["user-1"]);
    pass(29);
    expect(await collect(order)).toMatchObject({ state: "pending", hint: "processing" });
    pass(1);
    expect(await collect(order)).toMatchObject({ state: "complete", signIn: { username: "user-2" } });
    expect([...pool.users.keys()]).toEqual(["user-2"]);
    expect(await profile("user-1")).toBeUndefined();
    expect(eid.asked()).toBe(1);
  });

  it("right after it was written keeps what it wrote", async () => {
    const { world, collect, approvedRegistration, pool, profile } = await identityWorld();
    const order = await approvedRegistration();
    const deaf: Table = {
      ...world.table,
      transact: async (actions) => {
        await world.table.transact(actions);
        if (actions.some(({ item }) => item["entity"] === "profile")) throw new Error("No answer came");
      },
    };
    await expect(collectOrder({ ...world, table: deaf }, order)).rejects.toThrow("No answer came");
    expect(await collect(order)).toMatchObject({ state: "complete", signIn: { username: "user-1" } });
    expect(await profile("user-1")).toMatchObject({ identityLevel: 2 });
    expect(pool.users.has("user-1")).toBe(true);
  });
});

describe("the table", () => {
  it("never holds a proved number in clear, and forgets the proof once it was made use of", async () => {
    const { collect, approvedRegistration, pool, client, tableName } = await identityWorld();
    const order = await approvedRegistration({}, bertil);
    pool.trouble.create.push(new Error("not now"));
    await codeOf(collect(order));
    const scan = async () => {
      const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
      return JSON.stringify(Items);
    };
    const sealed = await scan();
    expect(sealed).toContain("sealedProof");
    expect(sealed).not.toMatch(/670527|Bertil/);
    await collect(order);
    const open = await scan();
    expect(open).not.toContain("sealedProof");
    expect(open).not.toContain(bertil.personalNumber.slice(2));
  });
});
