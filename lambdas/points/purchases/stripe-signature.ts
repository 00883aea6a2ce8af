import Stripe from "stripe";
import type { Signed } from "#lambdas/shared/http/api.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

/** How old a signature may be, in seconds: an event that someone has caught cannot be sent again later. */
const tolerance = 300;

/** The event in a body that Stripe has signed just now. Throws `webhook-refused` for any other. */
export const openSigned = async (
  { body, signature }: Signed,
  secret: string,
  now: Date,
): Promise<unknown> => {
  try {
    const at = now.getTime();
    return await Stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, at);
  } catch {
    throw new ProblemError("webhook-refused");
  }
};
