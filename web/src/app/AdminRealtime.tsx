import type { ReactNode } from "react";
import { subscribeToAdminEvents } from "#web/api/realtime.ts";
import { everyQueue, queueStaleAfter } from "./stale.ts";
import { type Channel, useSubscription } from "./use-subscription.ts";

const ofAdmins: Channel<Parameters<typeof queueStaleAfter>[0]> = {
  subscribe: subscribeToAdminEvents,
  staleAfter: queueStaleAfter,
  everything: everyQueue,
  justMissed: everyQueue,
};

/** Keeps true what administrators see of their queues. */
export function AdminRealtime(): ReactNode {
  useSubscription(ofAdmins);
  return null;
}
