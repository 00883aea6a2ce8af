import { randomInt } from "node:crypto";

import * as z from "zod";

import type { Person } from "#local/outside/bankid/person.ts";
import type { SeededAccount } from "#local/overview/overview.ts";
import type { Records } from "#local/state/records.ts";

type Role = SeededAccount["role"];

export type Newcomer = {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly points: number;
  readonly personalNumber?: string;
  /** The person typed the number without proof; everyone else with a number has shown their eID. */
  readonly needsIdentity?: true;
  /** The id of a store that the person owns; it has the name of the person. */
  readonly storeId?: string;
  readonly isPartner?: true;
};
export type Inhabitant = Newcomer & {
  readonly passwordGroups: number;
  /** Only in a town that has lived for a year. */
  readonly onlyInYear?: true;
};

export const inhabitants: readonly Inhabitant[] = [
  {
    role: "customer",
    name: "Åsa Lindström",
    email: "asa@example.se",
    points: 1000,
    // A receipt in the test fixtures names this number.
    personalNumber: "19711228-6146",
    passwordGroups: 3,
  },
  {
    role: "customer",
    name: "Erik Sandberg",
    email: "erik@example.se",
    points: 50,
    personalNumber: "19790625-9812",
    passwordGroups: 3,
  },
  {
    role: "customer",
    name: "Malin Ekdahl",
    email: "malin@example.se",
    points: 200,
    personalNumber: "19910412-9870",
    needsIdentity: true,
    passwordGroups: 3,
  },
  {
    role: "store",
    name: "Cykelboden i Vadstena",
    email: "butik@example.se",
    points: 4200,
    storeId: "store_vadstena",
    isPartner: true,
    passwordGroups: 3,
  },
  { role: "admin", name: "Karin Administratör", email: "admin@example.se", points: 0, passwordGroups: 4 },
  // Some decisions need two administrators.
  {
    role: "admin",
    name: "Henrik Administratör",
    email: "admin2@example.se",
    points: 0,
    passwordGroups: 4,
    onlyInYear: true,
  },
];

export const eidOf = ({ name, personalNumber }: Newcomer): Person | undefined => {
  const [givenName = "", ...surnames] = name.split(" ");
  return personalNumber === undefined
    ? undefined
    : { personalNumber: personalNumber.replaceAll(/\D/g, ""), givenName, surname: surnames.join(" ") };
};

// Omits the characters that people confuse when they type from a screen.
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const groupLength = 4;

/** Such as `k3fp-x7mn-2wqa`. */
export const newPassword = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

const kind = "seeded-account";

const Account = z.object({
  role: z.enum(["customer", "store", "admin"]),
  name: z.string(),
  email: z.string(),
  password: z.string(),
  points: z.number(),
});

/** The accounts made at the first start, in the order of `inhabitants`. */
export const seededAccounts = (records: Records): SeededAccount[] =>
  inhabitants.flatMap(({ email }) => {
    const account = Account.safeParse(records.get(kind, email));
    return account.success ? [account.data] : [];
  });

/** Creates the account once and stores it with its password. */
export const accountOf = (records: Records, inhabitant: Inhabitant): SeededAccount => {
  const { role, name, email, points, passwordGroups } = inhabitant;
  const stored = Account.safeParse(records.get(kind, email));
  if (stored.success) return stored.data;
  const account = { role, name, email, points, password: newPassword(passwordGroups) };
  records.put(kind, email, account);
  return account;
};
