import { createHmac } from "node:crypto";
import type { ChangeContext } from "#lambdas/people/accounts/change-me.ts";
import type { DeclarationContext } from "#lambdas/people/accounts/declare-personal-number.ts";
import type { SessionsContext } from "#lambdas/people/accounts/end-sessions.ts";
import type { Person } from "#lambdas/people/accounts/person.ts";
import type { PhoneContext } from "#lambdas/people/accounts/send-phone-code.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  email: "astrid@example.se",
  fullName: "Astrid Öberg",
  language: "sv",
  phone: undefined,
  ...changes,
});

type PoolUpdate = { userId: string; person: Partial<Person> };
type Text = { phone: string; text: string };

/** Use cases on a fresh table, on 20 November 2026, with a transparent cipher and a movable clock. */
export const accountContext = async (person: Person = aPerson()) => {
  const { tableName, client } = await withTable();
  const told: PoolUpdate[] = [];
  const texts: Text[] = [];
  const signedOut: string[] = [];
  const failures: string[] = [];
  let lookedUp = 0;
  let first: string | undefined;
  let now = noon;
  const system = aSystem(() => now);
  const table: Table = openTable(tableName, system, client);
  const context: DeclarationContext & ChangeContext & SessionsContext & PhoneContext = {
    ...system,
    table,
    directory: async (userId) => {
      lookedUp += 1;
      first ??= userId;
      return userId === first ? person : { ...person, email: `${userId}@example.se` };
    },
    updatePool: async (userId, change) => void told.push({ userId, person: change }),
    setPoolEmail: async () => true,
    logger: { error: (message) => void failures.push(message) },
    signOut: async (userId) => void signedOut.push(userId),
    cipher: { encrypt: async (userId, digits) => `${userId}:${digits.length}` },
    mac: async (digits) => createHmac("sha256", "key").update(digits).digest("base64url"),
    codeSecret: "code secret",
    siteOrigin: "https://cykelregistret.se",
    sendText: async (phone, text) => void texts.push({ phone, text }),
  };
  const pass = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { context, failures, told, texts, signedOut, lookedUp: () => lookedUp, pass };
};
