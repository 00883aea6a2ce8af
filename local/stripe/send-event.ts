import type { Clock } from "#local/cloud.ts";

import { type StoredEvent, eventBody, signatureOf } from "./event.ts";
import { type Tampering, tamper } from "./tampering.ts";

const patience = 30_000;

export type Sender = {
  readonly clock: Clock;
  readonly secret: string;
  /** Where events are sent to. */
  readonly webhook: () => string;
};

/** Posts an event as Stripe would, or as someone else; answers with the status, 0 where nobody answered. */
export const sendEvent = async (
  { clock, secret, webhook }: Sender,
  event: StoredEvent,
  tampering?: Tampering,
): Promise<number> => {
  const now = clock.now();
  const sent = tampering === undefined ? undefined : tamper(tampering, event, secret, now);
  const body = sent?.body ?? eventBody(event);
  try {
    const response = await fetch(webhook(), {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": sent?.signature ?? signatureOf(body, secret, now),
      },
      body,
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};
