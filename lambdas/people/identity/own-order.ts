import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "./identity-context.ts";
import { secretHash } from "./order-secrets.ts";
import { EidOrderItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type OwnOrder = {
  readonly orderId: string;
  readonly secret: string;
  readonly nonce?: string | undefined;
};

/**
 * False until the browser that began an order on the same device returns the nonce. The app gives the nonce
 * only to a browser on that device, so nobody can send an order as a link and get another person's approval.
 */
export const isBack = ({ nonceHash }: EidOrderItem, { nonce }: OwnOrder): boolean =>
  nonceHash === undefined || (nonce !== undefined && isSameSecret(secretHash(nonce), nonceHash));

/** Opens an order for the browser that began it; not found for any other. */
export const openOwnOrder = async (
  { table }: Pick<IdentityContext, "table">,
  { orderId, secret }: OwnOrder,
): Promise<EidOrderItem> => {
  const order = await table.get(keys.eidOrder(orderId), EidOrderItem);
  if (!order || !isSameSecret(secretHash(secret), order.secretHash))
    throw new ProblemError("eid-order-not-found");
  return order;
};
