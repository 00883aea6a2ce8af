import { createHash } from "node:crypto";

/** Returns the same id for either sender; a hash, so that it reveals neither person. */
export const threadIdOf = (bikeId: string, one: string, other: string): string => {
  const parts = [bikeId, ...[one, other].toSorted()];
  return `thread_${createHash("sha256").update(parts.join("\n")).digest("base64url")}`;
};

/** One notification per thread. */
export const notificationIdOf = (threadId: string): string => threadId.replace(/^thread_/, "notification_");
