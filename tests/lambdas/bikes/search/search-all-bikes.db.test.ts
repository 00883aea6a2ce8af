import { beforeEach, describe, expect, it } from "vitest";
import { AdminSearchFilters } from "#contract/office/admin-search.ts";
import { nameWrites } from "#lambdas/bikes/index/name-writes.ts";
import type { AdminContext } from "#lambdas/bikes/search/admin-context.ts";
import { searchAllBikes } from "#lambdas/bikes/search/search-all-bikes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { given } from "#tests/lambdas/a.ts";
import { type Register, aListedBike, aRegister } from "./a-register.ts";

let register: Register;
let context: AdminContext;
beforeEach(async () => {
  register = await aRegister();
  context = await register.ofAdmins();
});

const aPerson = async (userId: string, fullName: string, email = `${userId}@example.se`) => {
  await given.person(register.table, userId, 0, { fullName, email, phone: "+46701234567" });
  await register.table.transact([
    put(keys.emailGuard(email), "emailGuard", { userId }),
    ...nameWrites(undefined, { userId, fullName }),
  ]);
};

type Query = Record<string, string | number | undefined>;
const ask = (query: Query) => searchAllBikes(context, "admin-1", AdminSearchFilters.parse(query));
const numbers = async (query: Query) => (await ask(query)).items.map(({ frameNumber }) => frameNumber);

const hidden: BikeItem["visibility"] = {
  name: false,
  brand: true,
  model: false,
  color: true,
  type: true,
  description: false,
  photo: false,
  whenStolen: false,
};

describe("an administrator's card", () => {
  it("shows all fields, which of them are hidden, and the owner", async () => {
    await aPerson("anna", "Anna Lindqvist");
    await register.add(
      aListedBike({
        ownerId: "anna",
        frameNumber: "WTU204K8861",
        frameNumberTyped: "wtu 204 k8861",
        name: "Gröna faran",
        description: "Korg fram",
        batterySerialNumber: "SDI-36V",
        photoUploadId: "upload_1",
        visibility: hidden,
        possibleDuplicate: true,
      }),
    );
    expect((await ask({})).items).toEqual([
      {
        id: expect.stringMatching(/^bike_/),
        frameNumber: "WTU204K8861",
        frameNumberTyped: "wtu 204 k8861",
        status: "registered",
        brand: "Crescent",
        model: "Femto",
        color: "blå",
        type: "dam",
        name: "Gröna faran",
        description: "Korg fram",
        batterySerialNumber: "SDI-36V",
        photoUrl: "/photos/upload_1.jpg",
        registeredAt: "2026-11-20T12:00:00.000Z",
        possibleDuplicate: true,
        hidden: ["model", "name", "description", "photo"],
        owner: {
          userId: "anna",
          fullName: "Anna Lindqvist",
          email: "a***@example.se",
        },
      },
    ]);
  });

  it("is shown even if the owner's account is gone", async () => {
    await register.add(aListedBike({ ownerId: "nobody" }));
    const [card] = (await ask({})).items;
    expect(card?.owner).toBeUndefined();
  });
});

describe("an administrator finds", () => {
  beforeEach(async () => {
    await aPerson("anna", "Anna Lindqvist");
    await aPerson("erik", "Erik Svensson-Åberg", "erik.svensson@example.se");
    const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`;
    await register.add(
      aListedBike({ ownerId: "anna", frameNumber: "WTU0000001", registeredAt: at(1), color: "röd" }),
      aListedBike({
        ownerId: "anna",
        frameNumber: "WTU0000002",
        registeredAt: at(2),
        status: "pending_review",
      }),
      aListedBike({ ownerId: "erik", frameNumber: "WTU0000003", registeredAt: at(3), status: "stolen" }),
      aListedBike({ ownerId: "erik", frameNumber: "WTU0000004", registeredAt: at(4), deletedAt: at(5) }),
      aListedBike({
        ownerId: "erik",
        frameNumber: "WTU0000005",
        registeredAt: at(6),
        brand: "Monark",
        model: "Karin",
        salePrice: 2400,
      }),
    );
  });

  it.each([
    [{}, [5, 4, 3, 2, 1]],
    [{ status: "pending_review" }, [2]],
    [{ status: "deleted" }, [4]],
    [{ status: "stolen" }, [3]],
    [{ status: "for_sale" }, [5]],
    [{ brand: "monark" }, [5]],
    [{ brand: "Crescent" }, [4, 3, 2, 1]],
    [{ color: "röd" }, [1]],
    [{ q: "crescent" }, [4, 3, 2, 1]],
    [{ q: "karin" }, [5]],
    [{ q: "wtu 000 0002" }, [2]],
    [{ q: "WTU0000004" }, [4]],
    [{ q: "WTU0000004", status: "stolen" }, []],
    [{ q: "WTU0000" }, [1, 3, 5]],
    [{ q: "WTUOOOOOO2" }, [2]],
    [{ q: "anna@example.se" }, [2, 1]],
    [{ q: "ERIK.svensson@example.se" }, [5, 4, 3]],
    [{ q: "nobody@example.se" }, []],
    [{ owner: "anna lindqvist" }, [2, 1]],
    [{ owner: "Lind" }, [2, 1]],
    [{ owner: "åberg erik" }, [5, 4, 3]],
    [{ owner: "aberg", status: "deleted" }, [4]],
    [{ owner: "erik", brand: "crescent" }, [4, 3]],
    [{ owner: "erik", q: "karin" }, [5]],
    [{ owner: "erik", q: "WTU0000003" }, [3]],
    [{ owner: "erik", q: "WTU00" }, [5, 4, 3]],
    [{ owner: "erik", q: "WTU01" }, []],
    [{ owner: "anna svensson" }, []],
    [{ owner: "#" }, []],
    [{ q: "lindqvist" }, [2, 1]],
    [{ q: "svensson erik", status: "stolen" }, [3]],
    [{ q: "#" }, []],
  ])("with %o the bikes %j", async (query, wanted) => {
    expect(await numbers(query)).toEqual(wanted.map((place) => `WTU000000${place}`));
  });

  it.each([
    { limit: 2 },
    { limit: 2, owner: "erik" },
    { limit: 1, q: "svensson" },
    { limit: 2, q: "crescent" },
  ])("every bike page by page with %o", async (query) => {
    const results: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ask({ ...query, cursor });
      results.push(...page.items.map(({ frameNumber }) => frameNumber));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(results).toEqual(await numbers({ ...query, limit: 20 }));
    expect(results.length).toBeGreaterThan(2);
  });

  it("refuses a cursor of another tier", async () => {
    const { cursor } = await register.search({ limit: 1 });
    await expect(ask({ cursor })).rejects.toMatchObject({ code: "invalid-cursor" });
  });
});

describe("an administrator's search", () => {
  const recorded = async () =>
    (await register.table.query({ schema: AuditItem, partition: "AUDIT#bikes", limit: 50 })).items;

  it("is logged with administrator and filters, but without personal numbers", async () => {
    await ask({ q: "Anna 19850312-1231 Lindqvist", status: "stolen", limit: 5 });
    const line = { entity: "audit", subject: "bikes", by: "admin-1", action: "bikes-searched" };
    expect(await recorded()).toEqual([
      {
        ...line,
        id: expect.any(String),
        at: "2026-11-20T12:00:00.000Z",
        expiresAt: expect.any(Number),
        search: { q: expect.any(String), status: "stolen" },
      },
    ]);
    expect(JSON.stringify(await recorded())).not.toContain("1231");
  });

  it("shows nothing if it could not be logged", async () => {
    await register.add(aListedBike());
    context = { ...context, records: { transact: () => Promise.reject(new Error("no table")) } };
    await expect(ask({})).rejects.toThrow("no table");
    expect(await recorded()).toEqual([]);
  });
});
