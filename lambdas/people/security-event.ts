import { expiryOf } from "#contract/privacy/retention.ts";
import { type ActionBuilder, put } from "#lambdas/platform/table/actions.ts";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type NewSecurityEvent = Pick<SecurityEventItem, "userId" | "kind" | "closing"> & {
  readonly id: string;
  readonly at: Date;
};

/** Records a security event once by its id; its mail follows from the row. */
export const securityEvent = ({ userId, kind, closing, id, at }: NewSecurityEvent): ActionBuilder => {
  const expiresAt = expiryOf("securityEvents", at);
  const event: Omit<SecurityEventItem, "entity"> = {
    userId,
    kind,
    ...(closing && { closing }),
    at: at.toISOString(),
    expiresAt,
  };
  return put(keys.securityEvent(userId, id), "securityEvent", event).expectNew("repeated");
};
