import { createHmac } from "node:crypto";
import type { DeclarationWorld } from "#lambdas/accounts/declare-personal-number.ts";
import type { Person } from "#lambdas/accounts/person.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  email: "astrid@example.se",
  fullName: "Astrid Öberg",
  language: "sv",
  phone: undefined,
  ...changes,
});

export const aCaller = (userId: string): Caller => ({ userId, role: "customer" });

/** Use cases on a fresh table, on 20 November 2026, with a cipher that one can see through. */
export const accountWorld = async (person: Person = aPerson()) => {
  const { tableName, client } = await withTable();
  let lookedUp = 0;
  const world: DeclarationWorld = {
    table: openTable(tableName, system, client),
    now: () => new Date("2026-11-20T12:00:00Z"),
    directory: async () => {
      lookedUp += 1;
      return person;
    },
    cipher: { encrypt: async (userId, digits) => `${userId}:${digits.length}` },
    mac: async (digits) => createHmac("sha256", "key").update(digits).digest("base64url"),
  };
  return { ...world, world, lookedUp: () => lookedUp };
};
