import { beforeAll, describe, expect, it } from "vitest";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { bikeKeys } from "#lambdas/platform/table/bike-keys.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { type Register, aListedBike, aRegister } from "./a-register.ts";

const number = "WTU204K8861";

describe("a number that was pasted or is known in part", () => {
  let register: Register;
  beforeAll(async () => {
    register = await aRegister();
    const stolen = { status: "stolen", stolenSince: "2026-11-01" } as const;
    await register.add(
      aListedBike({ frameNumber: number, ...stolen }),
      aListedBike({ frameNumber: "BH8861204K7" }),
      aListedBike({ frameNumber: "BX5512209K4" }),
      aListedBike({ frameNumber: "AB11111111111111111C", salePrice: 900 }),
    );
  });

  const parts = Array.from({ length: number.length }, (_, from) =>
    Array.from({ length: number.length - from + 1 }, (__, length) => number.slice(from, from + length)),
  )
    .flat()
    .filter((part) => part.length >= 4 && /\d/.test(part));

  it.each(parts)("is found by %s", async (part) => {
    const { items, didYouMean = [] } = await register.searchPublicly({ q: part });
    expect([...items, ...didYouMean].filter(({ status }) => status === "stolen")).toHaveLength(1);
  });

  it.each([
    ["2O4K", "a letter that looks like a digit"],
    ["04K-886", "a hyphen"],
    ["*04K\u200b886*", "signs that nobody sees, and stars"],
    ["ramnr: WTU204\u2212K8861", "a label and a minus sign"],
    ["WTU204\u2011K8861", "a hyphen that breaks no line"],
    ["\u2019WTU204K8861\u2019,", "what stands around it"],
  ])("is found by %s: %s", async (q) => {
    const { items } = await register.searchPublicly({ q });
    expect(items.filter(({ status }) => status === "stolen")).toHaveLength(1);
  });

  it("finds a bike that is neither stolen nor for sale only as a whole number, even with an account", async () => {
    const found = async (find: Register["search"], q: string) => (await find({ q })).items.length;
    for (const part of ["BX5", "BX551", "512209", "BX5512209", "2209K4"]) {
      expect([part, await found(register.searchPublicly, part)]).toEqual([part, 0]);
      expect([part, await found(register.search, part)]).toEqual([part, 0]);
    }
    for (const search of [register.searchPublicly, register.search])
      expect(await found(search, "BX5512209K4")).toBe(1);
  });

  it("that many bikes share still finds every stolen one, and reveals nothing of the others", async () => {
    const others = Array.from({ length: 30 }, (_, place) =>
      aListedBike({ frameNumber: `VV10${String(place).padStart(4, "0")}` }),
    );
    const last = aListedBike({ frameNumber: "VV109999", status: "stolen", stolenSince: "2026-11-01" });
    await register.add(...others, last);
    for (const q of ["VV1", "V109"]) {
      const { items, cursor } = await register.searchPublicly({ q, limit: 1 });
      expect([items.length, cursor]).toEqual([1, undefined]);
    }
    expect(await register.searchPublicly({ q: "VV100", limit: 1 })).toMatchObject({
      items: [],
      cursor: undefined,
    });
  });

  it("appears once, even if it contains the text several times", async () => {
    for (const q of ["1111", "11111"]) {
      const ids: (string | undefined)[] = [];
      let cursor: string | undefined;
      do {
        const page = await register.search({ q, limit: 1, cursor });
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(ids).toHaveLength(1);
    }
  });

  it("pages through ends, beginnings and middles and shows each bike once", async () => {
    const some = ["QQ774411", "774411QQ", "Q774411Q", "RR774411", "774411RR", "R774411R"];
    await register.add(...some.map((frameNumber) => aListedBike({ frameNumber, salePrice: 900 })));
    for (const q of ["7744", "774411"])
      for (const limit of [1, 2, 3, 20]) {
        const ids: (string | undefined)[] = [];
        let cursor: string | undefined;
        do {
          const page = await register.search({ q, limit, cursor });
          ids.push(...page.items.map(({ id }) => id));
          cursor = page.cursor;
        } while (cursor !== undefined);
        expect([ids.length, new Set(ids).size], `${q} by ${limit}`).toEqual([6, 6]);
      }
  });

  it("is not found by its former middle after a correction", async () => {
    const bike = aListedBike({ frameNumber: "KLM5533997", salePrice: 900 });
    await register.add(bike);
    expect((await register.search({ q: "M55339" })).items).toHaveLength(1);
    const corrected = { frameNumber: "KLM9933557", version: bike.version + 1 };
    await register.table.transact([update(bikeKeys.bike(bike.id)).set(corrected)]);
    await reindex(register, bike.id);
    expect((await register.search({ q: "5533" })).items).toHaveLength(0);
    expect((await register.search({ q: "9335" })).items).toHaveLength(1);
  });
});
