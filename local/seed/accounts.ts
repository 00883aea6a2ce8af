import { randomInt } from "node:crypto";

import * as z from "zod";

import type { Person } from "#local/bankid/person.ts";
import type { SeededAccount } from "#local/overview/overview.ts";
import type { Records } from "#local/state/records.ts";

type Role = SeededAccount["role"];

/** Someone who gets an account. */
export type Newcomer = {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly points: number;
  /** Made up, like the person. */
  readonly personalNumber?: string;
  /** Has typed the personal number and proved nothing; all others with a number have shown their eID. */
  readonly needsIdentity?: true;
  /** The store someone owns, which has their name. */
  readonly storeId?: string;
  /** The store is shown among the partners. */
  readonly isPartner?: true;
};
export type Inhabitant = Newcomer & { readonly passwordGroups: number };

export const inhabitants: readonly Inhabitant[] = [
  {
    role: "customer",
    name: "Åsa Lindström",
    email: "asa@example.se",
    points: 1000,
    // Stands on a receipt among the fixtures of the tests, so that it can be tried.
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
];

/** Whom the eID of someone with a personal number names. */
export const eidOf = ({ name, personalNumber }: Newcomer): Person | undefined => {
  const [givenName = "", ...surnames] = name.split(" ");
  return personalNumber === undefined
    ? undefined
    : { personalNumber: personalNumber.replaceAll(/\D/g, ""), givenName, surname: surnames.join(" ") };
};

// Without the characters that are mistaken for each other when typed from a screen.
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

/** The accounts that were made at the first start, in the order of `inhabitants`. */
export const seededAccounts = (records: Records): SeededAccount[] =>
  inhabitants.flatMap(({ email }) => {
    const kept = Account.safeParse(records.get(kind, email));
    return kept.success ? [kept.data] : [];
  });

/** The account of an inhabitant, with a password that is made up once and kept. */
export const accountOf = (records: Records, inhabitant: Inhabitant): SeededAccount => {
  const { role, name, email, points, passwordGroups } = inhabitant;
  const kept = Account.safeParse(records.get(kind, email));
  if (kept.success) return kept.data;
  const account = { role, name, email, points, password: newPassword(passwordGroups) };
  records.put(kind, email, account);
  return account;
};
