import { expiryOf } from "#contract/retention.ts";
import { type ActionBuilder, put } from "./actions.ts";
import type { SecurityEventItem } from "./items/security.ts";
import { keys } from "./keys.ts";

type Happened = Pick<SecurityEventItem, "userId" | "kind"> & { readonly id: string; readonly at: Date };

/** Writes down, once by its id, what has happened to the ways into an account; the mail about it follows from that. */
export const securityEvent = ({ userId, kind, id, at }: Happened): ActionBuilder => {
  const expiresAt = expiryOf("securityEvents", at);
  const event: Omit<SecurityEventItem, "entity"> = { userId, kind, at: at.toISOString(), expiresAt };
  return put(keys.securityEvent(userId, id), "securityEvent", event).expectNew("repeated");
};
