import * as z from "zod";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem, HoldItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferItem } from "./transfer.ts";

/**
 * The rows that an acceptance needs, read when its text was prepared. Stored beside the signing and deleted
 * with it.
 */
export const AcceptanceGroundItem = z.object({
  entity: z.literal("acceptanceGround"),
  transfer: TransferItem,
  bike: BikeItem,
  hold: HoldItem,
  balance: BalanceItem,
  buyer: ProfileItem.pick({ fullName: true, protectedIdentity: true }),
  expiresAt: z.number().int(),
});
export type AcceptanceGroundItem = z.infer<typeof AcceptanceGroundItem>;
