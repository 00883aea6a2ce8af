import { type ActionBuilder, put } from "./actions.ts";
import type { SecurityEventItem } from "./items/security.ts";
import { keys } from "./keys.ts";

/** Long enough for every retry of the mail that follows. */
const secondsKept = 30 * 86_400;

type Happened = Pick<SecurityEventItem, "userId" | "kind"> & { readonly id: string; readonly at: Date };

/** Writes down, once by its id, what has happened to the ways into an account; the mail about it follows from that. */
export const securityEvent = ({ userId, kind, id, at }: Happened): ActionBuilder => {
  const expiresAt = Math.floor(at.getTime() / 1000) + secondsKept;
  const event: Omit<SecurityEventItem, "entity"> = { userId, kind, at: at.toISOString(), expiresAt };
  return put(keys.securityEvent(userId, id), "securityEvent", event).expectNew("repeated");
};
