import { expect, it } from "vitest";
import { readLeaver } from "#lambdas/privacy/closing/hide-person.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const profile = { fullName: "Bo Åkerlund", email: "bo.a@example.se", phone: "+46701112233" };
const former = ["Bo Ek", "b.ek@example.com", "+46739998877"];
const tableWith = (found: object | undefined): Pick<Table, "get" | "query"> => ({
  query: async ({ schema }) => ({
    items: former.map((trace) => schema.parse({ entity: "formerTrace", userId: "person-1", trace })),
    next: undefined,
  }),
  get: async (_key, schema) => (found === undefined ? undefined : schema.parse(found)),
});
const hide = async (text: string, found: object | undefined) =>
  (await readLeaver(tableWith(found), "person-1")).hide(text);

it.each([
  ["Bo Åkerlund ringde", "••• ringde"],
  ["Fru ÅKERLUND skrev från bo.a@example.se.", "Fru ••• skrev från •••."],
  ["+46701112233 eller 0701112233", "••• eller •••"],
  ["Åkerlunds kvitto, Bo Åkerlund’s receipt", "••• kvitto, ••• receipt"],
  ["Fru Ek, b.ek@example.com, 073-999 88 77", "Fru Ek, •••, •••"],
  ["Bo Ek, numera Åkerlund", "•••, numera •••"],
  ["070-111 22 33, +46 70 111 22 33", "•••, •••"],
])("masks the person in %j", async (text, left) => {
  expect(await hide(text, profile)).toBe(left);
});

it("keeps words that merely resemble them", async () => {
  const text = "Ett bo i Åkerlunda, ring 07011122334 eller bo.anders@example.se";
  expect(await hide(text, profile)).toBe(text);
});

it("changes nothing once the profile is gone", async () => {
  expect(await hide("Bo Åkerlund", undefined)).toBe("Bo Åkerlund");
});
