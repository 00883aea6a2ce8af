import { randomInt } from "node:crypto";

import * as z from "zod";

import type { SeededAccount } from "#local/overview/overview.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

import { newPassword } from "./accounts.ts";
import { registerAll } from "./register-town.ts";
import type { TownBike } from "./town-bikes.ts";
import { openTown } from "./town.ts";

/** A new account; defaults fill the rest. */
export const MoveIn = z.strictObject({
  role: z.enum(["customer", "store", "admin"]).default("customer"),
  name: z.string().trim().min(1).default("Nova Nyinflyttad"),
  points: z.int().nonnegative().default(0),
  personalNumber: z.string().exactOptional(),
  needsIdentity: z.literal(true).exactOptional(),
  /** The number of bikes to register with a verified receipt. */
  bikes: z.int().nonnegative().max(10).default(0),
});

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z ]/g, "")
    .trim()
    .replaceAll(/ +/g, ".");

const bikesOf = (owner: string, count: number): readonly TownBike[] =>
  Array.from({ length: count }, () => ({
    frameNumber: `NYI${randomInt(10 ** 8)
      .toString()
      .padStart(8, "0")}`,
    brand: "Crescent",
    model: "Femga",
    type: "dam",
    color: "lila",
    city: "Motala",
    daysAgo: 30,
    owner,
  }));

export const moveIn = async (
  template: CloudTemplate,
  wanted: z.output<typeof MoveIn>,
): Promise<SeededAccount> => {
  const { bikes, ...person } = wanted;
  const { role, name, points } = person;
  const mark = newPassword(2);
  const account = {
    role,
    name,
    points,
    email: `${plain(name)}.${mark}@example.se`,
    password: newPassword(4),
  };
  const town = openTown(template);
  try {
    const newcomer = { ...person, ...account, ...(role === "store" && { storeId: `store_${mark}` }) };
    const owners = new Map([[account.email, await town.settle(newcomer, account)]]);
    await registerAll(town.table, bikesOf(account.email, bikes), owners, town.now());
  } finally {
    town.close();
  }
  return account;
};
