import * as z from "zod";

import type { SeededAccount } from "#local/overview/overview.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

import { newPassword } from "./accounts.ts";
import { openTown } from "./town.ts";

/** Who moves in; whatever is left out is made up. */
export const MoveIn = z.strictObject({
  role: z.enum(["customer", "store", "admin"]).default("customer"),
  name: z.string().trim().min(1).default("Nova Nyinflyttad"),
  points: z.int().nonnegative().default(0),
  personalNumber: z.string().exactOptional(),
  unproved: z.literal(true).exactOptional(),
});

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(" ", ".");

/** Makes an account for somebody new, with an address and a password of their own. */
export const moveIn = async (
  template: CloudTemplate,
  wanted: z.output<typeof MoveIn>,
): Promise<SeededAccount> => {
  const { role, name, points } = wanted;
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
    await town.settle(
      { ...wanted, ...account, ...(role === "store" && { storeId: `store_${mark}` }) },
      account,
    );
  } finally {
    town.close();
  }
  return account;
};
