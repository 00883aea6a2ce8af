import { expect, it } from "vitest";
import { readLeaver } from "#lambdas/accounts/closing/hide-person.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const profile = { fullName: "Bo Åkerlund", email: "bo.a@example.se", phone: "+46701112233" };
const tableWith = (found: object | undefined): Pick<Table, "get"> => ({
  get: async (_key, schema) => (found === undefined ? undefined : schema.parse(found)),
});
const hide = async (text: string, found: object | undefined) =>
  (await readLeaver(tableWith(found), "person-1")).hide(text);

it.each([
  ["Bo Åkerlund ringde", "••• ringde"],
  ["Fru ÅKERLUND skrev från bo.a@example.se.", "Fru ••• skrev från •••."],
  ["+46701112233 eller 0701112233", "••• eller •••"],
  ["Åkerlunds kvitto, Bo Åkerlund’s receipt", "••• kvitto, ••• receipt"],
  ["070-111 22 33, +46 70 111 22 33", "•••, •••"],
])("takes a person out of %j", async (text, left) => {
  expect(await hide(text, profile)).toBe(left);
});

it("leaves what only looks like them", async () => {
  const text = "Ett bo i Åkerlunda, ring 07011122334 eller bo.anders@example.se";
  expect(await hide(text, profile)).toBe(text);
});

it("changes nothing where nobody is known any more", async () => {
  expect(await hide("Bo Åkerlund", undefined)).toBe("Bo Åkerlund");
});
