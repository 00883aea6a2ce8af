import { beforeEach, expect, it } from "vitest";
import { caseWrite } from "#lambdas/office/letters/change-case.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { eraseLetters } from "#lambdas/privacy/closing/erase-letters.ts";
import { readLeaver } from "#lambdas/privacy/closing/hide-person.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, given } from "#tests/lambdas/a.ts";
import { aCase } from "#tests/lambdas/notifications/notifier/a-case.ts";

const addresses = ["signe@example.se", "signe.before@example.se", "others@example.se", "bo@example.se"];
let erase: () => Promise<void>;
let left: () => Promise<string[]>;
let write: (...actions: Parameters<ReturnType<typeof openTable>["transact"]>[0]) => Promise<void>;

beforeEach(async () => {
  const { tableName, client, config } = await withTable();
  const system = aSystem();
  const real = openTable(tableName, system, client);
  const table = await tableInRoleOf("erase-accounts", { tableName, config }, system);
  write = (...actions) => real.transact(actions);
  await given.person(real, "signe", 0, { email: "signe@example.se" });
  await write(
    ...["signe.before@example.se", "others@example.se"].map((trace) =>
      put(keys.formerTrace("signe", trace), "formerTrace", { userId: "signe", trace }),
    ),
    put(keys.emailGuard("others@example.se"), "emailGuard", { userId: "other" }),
    ...addresses.map((email) => caseWrite(aCase({ email, caseNumber: email }))),
  );
  const context = {
    table,
    system,
    discardPicture: async () => undefined,
    discardCopy: async () => undefined,
    recordErasure: async () => undefined,
    removeUser: async () => undefined,
    reportFailure: () => undefined,
  };
  erase = async () => eraseLetters(context, await readLeaver(table, "signe"));
  left = async () => {
    const cases = await real.batchGet(
      addresses.map((address) => keys.contactCase(address)),
      ContactCaseItem,
    );
    return cases.map(({ email }) => email).toSorted();
  };
});

it("letters from the person's present and former addresses go, but not from one that somebody else has now", async () => {
  await erase();
  await erase();
  expect(await left()).toEqual(["bo@example.se", "others@example.se"]);
});

it("letters from an address that the person never proved stay", async () => {
  await write(update(keys.profile("signe")).set({ emailUnproved: true }));
  await erase();
  expect(await left()).toContain("signe@example.se");
});
