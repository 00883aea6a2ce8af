import type { ReactNode } from "react";
import { AdminEvent } from "#contract/notifications/admin-events.ts";
import { subscribe } from "#web/platform/api/realtime.ts";
import { everyQueue, queueStaleAfter } from "./admin-stale.ts";
import { type Source, useSubscription } from "./use-subscription.ts";

const channel = {
  query: "subscription OnAdminEvent { onAdminEvent { event } }",
  variables: {},
  events: AdminEvent,
};

const ofAdmins: Source<AdminEvent> = {
  subscribe: (onEvent, onConnection) => subscribe(channel, onEvent, onConnection),
  staleAfter: queueStaleAfter,
  everything: everyQueue,
  // Nothing to refetch on connection: the queues were just fetched, and focusing the window fetches them again.
  justMissed: [],
  // Events are gathered, because each linked sticker sends one and each refetch reads every queue.
  gatherMillis: 2000,
};

export function AdminRealtime(): ReactNode {
  useSubscription(ofAdmins);
  return null;
}
