import type { Language } from "#contract/accounts.ts";
import type { EidOrder } from "#contract/identity.ts";
import { beginOrder } from "#lambdas/identity/begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { orderTexts } from "#lambdas/identity/order-texts.ts";
import { countOrder } from "#lambdas/identity/order-limits.ts";

/** Nothing is asked before the eID has told who it is: how to reach them follows. */
export const startRegistration = async (
  context: IdentityContext,
  language: Language,
  address: string,
): Promise<EidOrder> => {
  await countOrder(context, address);
  const text = orderTexts[language].registration;
  return beginOrder(context, { purpose: { kind: "registration" }, address, text });
};
