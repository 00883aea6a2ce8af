import * as z from "zod";
import { BikeItem } from "./bike.ts";
import { BalanceItem, HoldItem, ProfileItem } from "./person.ts";
import { TransferItem } from "./transfer.ts";

/** What a bike is handed over by, as it was when its buyer was given the text to sign. It lies beside that, and goes when the text does. */
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
