import type { EidOrder } from "#contract/identity.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { orderTexts } from "#lambdas/identity/order-texts.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";

export const startSignIn = async (context: IdentityContext, address: string): Promise<EidOrder> => {
  await countOrder(context, address);
  return beginOrder(context, { purpose: { kind: "sign-in" }, address, text: orderTexts.sv["sign-in"] });
};
