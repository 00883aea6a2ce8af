import { timingSafeEqual } from "node:crypto";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { secretHash } from "#lambdas/identity/begin-order.ts";
import type { IdentityContext } from "./identity-context.ts";
import { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** How a browser names the order it began. */
export type OwnOrder = { readonly orderId: string; readonly secret: string };

/** The order, for the browser that began it; to any other there is none. */
export const openOwnOrder = async (
  { table }: Pick<IdentityContext, "table">,
  { orderId, secret }: OwnOrder,
): Promise<EidOrderItem> => {
  const order = await table.get(keys.eidOrder(orderId), EidOrderItem);
  const given = Buffer.from(secretHash(secret));
  const wanted = Buffer.from(order?.secretHash ?? secretHash(""));
  if (!order || !timingSafeEqual(given, wanted)) throw new ProblemError("eid-order-not-found");
  return order;
};
