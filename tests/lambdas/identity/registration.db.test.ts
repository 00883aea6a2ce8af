import { describe, expect, it } from "vitest";
import { NewPerson } from "#contract/identity.ts";
import { put } from "#lambdas/table/actions.ts";
import { guardEmail } from "#lambdas/table/email-guard.ts";
import { GuardItem } from "#lambdas/table/items/identity.ts";
import { BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { given, noon } from "#tests/lambdas/a.ts";
import { adults, numberOf } from "#tests/lambdas/identity/numbers.ts";
import { aNewPerson, astrid, bertil, codeOf, identityWorld } from "#tests/lambdas/identity/world.ts";

/** What a registration that was refused must not leave behind. */
const nothingOf = async (
  { table, pool }: Awaited<ReturnType<typeof identityWorld>>,
  person: typeof astrid,
) => {
  const mac = await (await identityWorld()).world.mac(person.personalNumber);
  expect([...pool.users.values()].map(({ name }) => name)).not.toContain(person.name);
  expect(await table.get(keys.personalNumberGuard(mac), GuardItem)).toBeUndefined();
};

describe("a registration", () => {
  it("makes user, profile, balance and guards, in the name that the eID tells", async () => {
    const { world, table, pool, collect, approvedRegistration, profile } = await identityWorld();
    const state = await collect(await approvedRegistration({ language: "en" }));
    expect(state).toMatchObject({ state: "complete", signIn: { username: "user-1" } });
    expect(pool.users.get("user-1")).toMatchObject({
      email: "astrid@example.se",
      name: "Astrid Öberg",
      language: "en",
    });
    const mac = await world.mac(astrid.personalNumber);
    const made = await profile("user-1");
    expect(made).toEqual({
      entity: "profile",
      userId: "user-1",
      email: "astrid@example.se",
      fullName: "Astrid Öberg",
      nameProved: true,
      language: "en",
      phone: "+46701234567",
      passwordMissing: true,
      identityLevel: 2,
      personalNumberEncrypted: expect.any(String),
      personalNumberMac: mac,
      personalNumberMasked: "1985••••-••••",
      createdAt: noon.toISOString(),
    });
    expect(await world.seal.decrypt("user-1", made!.personalNumberEncrypted!)).toBe(astrid.personalNumber);
    expect(await table.get(keys.personalNumberGuard(mac), GuardItem)).toEqual({ userId: "user-1" });
    expect(await table.get(keys.emailGuard("astrid@example.se"), GuardItem)).toEqual({ userId: "user-1" });
    const balances = { schema: BalanceItem, partition: lists.balances(), index: "gsi1", limit: 9 } as const;
    expect((await table.query(balances)).items).toMatchObject([{ userId: "user-1", points: 0 }]);
  });

  it("welcomes the new account by mail, which it does not need to succeed", async () => {
    const { pool, collect, approvedRegistration, logs } = await identityWorld();
    const order = await approvedRegistration();
    pool.trouble.welcome.push(new Error("mail is down"));
    const state = await collect(order);
    expect(state).toMatchObject({ state: "complete" });
    expect(pool.welcomed).toEqual([]);
    expect(logs.join()).toContain("mail is down");
    expect(await collect(order)).toEqual(state);
    await collect(order);
    expect(pool.welcomed).toEqual(["user-1"]);
  });

  it("leaves the phone to whoever proves it: two accounts may type the same", async () => {
    const { collect, approvedRegistration } = await identityWorld();
    await collect(await approvedRegistration());
    expect(await collect(await approvedRegistration({ email: "bertil@example.se" }, bertil))).toMatchObject({
      state: "complete",
    });
  });
});

describe("after the proof, a registration is refused, and stays so, where", () => {
  it("the number has an account", async () => {
    const identity = await identityWorld();
    const { collect, approvedRegistration, pool } = identity;
    await collect(await approvedRegistration());
    const second = await approvedRegistration({ email: "other@example.se" });
    for (const _ of [1, 2]) expect(await codeOf(collect(second))).toBe("personal-number-taken");
    expect(pool.made()).toBe(1);
  });

  it("the address has one, in whatever case it was typed", async () => {
    const identity = await identityWorld();
    const { collect, approvedRegistration } = identity;
    await collect(await approvedRegistration());
    const typed = NewPerson.parse(
      aNewPerson({
        personalNumber: bertil.personalNumber,
        email: "ASTRID@Example.SE",
        emailRepeated: "astrid@example.se",
      }),
    );
    const second = await approvedRegistration(typed, bertil);
    for (const _ of [1, 2]) expect(await codeOf(collect(second))).toBe("email-taken");
    await nothingOf(identity, bertil);
  });

  it("the address has one that was made before addresses were guarded", async () => {
    const identity = await identityWorld();
    const { collect, approvedRegistration, pool, table } = identity;
    await given.person(table, "old", 0);
    pool.known({ userId: "old", email: "astrid@example.se" });
    expect(await codeOf(collect(await approvedRegistration()))).toBe("email-taken");
    expect([...pool.users.keys()]).toEqual(["old"]);
    await nothingOf(identity, astrid);
  });

  it("the address is that of an invited store or administrator", async () => {
    const { collect, approvedRegistration, pool } = await identityWorld();
    pool.known({ userId: "invited", email: "astrid@example.se", inGroup: true });
    expect(await codeOf(collect(await approvedRegistration()))).toBe("email-taken");
    expect([...pool.users.keys()]).toEqual(["invited"]);
  });

  it("somebody else has proved the phone, even at the last moment", async () => {
    const identity = await identityWorld();
    const { collect, approvedRegistration, holdPhone, pool } = identity;
    const early = await approvedRegistration();
    await holdPhone("+46701234567");
    expect(await codeOf(collect(early))).toBe("phone-taken");
    expect(pool.made()).toBe(0);
    const late = await approvedRegistration({ phone: "+46707654321", email: "late@example.se" }, bertil);
    pool.hooks.beforeCreate = () => holdPhone("+46707654321");
    expect(await codeOf(collect(late))).toBe("phone-taken");
    expect([...pool.users.keys()]).toEqual([]);
    await nothingOf(identity, bertil);
  });

  it("another person than was typed identifies", async () => {
    const identity = await identityWorld();
    const order = await identity.approvedRegistration({ personalNumber: bertil.personalNumber }, astrid);
    for (const _ of [1, 2]) expect(await codeOf(identity.collect(order))).toBe("eid-other-person");
    await nothingOf(identity, astrid);
  });

  it("is open again for the address that was let go", async () => {
    const { collect, approvedRegistration, holdPhone } = await identityWorld();
    await holdPhone("+46701234567");
    expect(await codeOf(collect(await approvedRegistration()))).toBe("phone-taken");
    expect(await collect(await approvedRegistration({ phone: "+46707654321" }))).toMatchObject({
      state: "complete",
    });
  });
});

describe("an address", () => {
  it("that somebody signed up with but never confirmed goes to who proves who they are", async () => {
    const { collect, approvedRegistration, pool } = await identityWorld();
    pool.known({ userId: "squatter", email: "astrid@example.se", confirmed: false });
    expect(await collect(await approvedRegistration())).toMatchObject({ state: "complete" });
    expect([...pool.users.keys()]).toEqual(["user-1"]);
  });

  it("of a user without account, left by a registration that died, is free", async () => {
    const { collect, approvedRegistration, pool } = await identityWorld();
    pool.known({ userId: "orphan", email: "astrid@example.se" });
    expect(await collect(await approvedRegistration())).toMatchObject({ state: "complete" });
    expect([...pool.users.keys()]).toEqual(["user-1"]);
  });

  it("that is being made an account for is nobody else's meanwhile", async () => {
    const { collect, approvedRegistration, table, world, pool } = await identityWorld();
    const order = await approvedRegistration();
    const meanwhile: unknown[] = [];
    pool.hooks.beforeCreate = async (email) => {
      const guard = guardEmail(email, "signed-up", world.system.now());
      meanwhile.push(await codeOf(table.transact([guard])));
    };
    expect(await collect(order)).toMatchObject({ state: "complete" });
    expect(meanwhile).toEqual(["email-taken"]);
  });

  it("guarded for good is so also when no reservation was ever made", async () => {
    const { table, world } = await identityWorld();
    const guard = (userId: string) =>
      codeOf(table.transact([guardEmail("a@example.se", userId, world.system.now())]));
    expect(await guard("u1")).toBeUndefined();
    expect(await guard("u2")).toBe("email-taken");
  });
});

describe("many at once", () => {
  const race = async (people: { email: string; person: typeof astrid }[]) => {
    const identity = await identityWorld();
    const orders = [];
    for (const { email, person } of people) {
      orders.push(await identity.approvedRegistration({ email, phone: "+46701234567" }, person));
      identity.pass(20);
    }
    const outcomes = await Promise.all(orders.map((order) => codeOf(identity.collect(order))));
    const done = outcomes.filter((outcome) => typeof outcome === "object");
    const refused = outcomes.filter((outcome) => typeof outcome === "string");
    const ids = Array.from({ length: people.length }, (_, index) => `user-${index + 1}`);
    const profiles = await identity.table.batchGet(ids.map(keys.profile), ProfileItem);
    return { ...identity, done, refused, profiles, users: [...identity.pool.users.keys()] };
  };

  it("with one personal number are one account, one user and no half profile", async () => {
    const people = Array.from({ length: 10 }, (_, index) => ({
      email: `a${index}@example.se`,
      person: astrid,
    }));
    const { done, refused, profiles, users, pool } = await race(people);
    expect(done).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["personal-number-taken"]));
    // The losers had users too, for a moment.
    expect(pool.made()).toBeGreaterThan(1);
    expect(users).toHaveLength(1);
    expect(profiles.map(({ userId }) => userId)).toEqual(users);
  });

  it("with one address are one account, one user and no half profile", async () => {
    const people = adults(10).map((personalNumber, index) => ({
      email: "one@example.se",
      person: { personalNumber, name: `Person ${index}` },
    }));
    const { done, refused, profiles, users } = await race(people);
    expect(done).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set(["email-taken"]));
    expect(users).toHaveLength(1);
    expect(profiles.map(({ userId }) => userId)).toEqual(users);
  });
});

describe("signing in", () => {
  it("leads to the account whose owner has proved the number", async () => {
    const { collect, approvedRegistration, approvedSignIn, eid } = await identityWorld();
    await collect(await approvedRegistration());
    expect(await collect(await approvedSignIn(astrid))).toMatchObject({
      state: "complete",
      signIn: { username: "user-1", ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(eid.requests.at(-1)).toMatchObject({ text: "Jag loggar in i Cykelregistret." });
    expect(eid.requests.at(-1)).not.toHaveProperty("personalNumber");
  });

  it("tells a stranger, once proved, that there is no account", async () => {
    const { collect, approvedSignIn } = await identityWorld();
    const order = await approvedSignIn(bertil);
    for (const _ of [1, 2]) expect(await codeOf(collect(order))).toBe("eid-account-missing");
  });

  it("does not lead to an account where the number was only typed", async () => {
    const { collect, approvedSignIn, table, world } = await identityWorld();
    const personalNumberMac = await world.mac(astrid.personalNumber);
    await given.person(table, "typist", 0, { identityLevel: 1, personalNumberMac });
    expect(await codeOf(collect(await approvedSignIn(astrid)))).toBe("eid-account-missing");
  });

  it("asks nobody's age", async () => {
    const { collect, approvedSignIn, table, world } = await identityWorld();
    const child = { personalNumber: numberOf("20081121"), name: "Elin Holm" };
    const mac = await world.mac(child.personalNumber);
    await table.transact([put(keys.personalNumberGuard(mac), "personalNumberGuard", { userId: "elin" })]);
    expect(await collect(await approvedSignIn(child))).toMatchObject({ signIn: { username: "elin" } });
  });
});
