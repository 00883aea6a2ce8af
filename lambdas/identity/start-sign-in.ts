import type { EidOrder } from "#contract/identity.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";

export const startSignIn = async (world: IdentityWorld, address: string): Promise<EidOrder> => {
  await countOrder(world, address);
  return beginOrder(world, { purpose: { kind: "sign-in" }, address, language: "sv" });
};
