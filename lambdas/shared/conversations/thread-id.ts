import { createHash } from "node:crypto";

/** Two people write about one bike in one place, the person who began. It tells nobody who they are. */
export const threadIdOf = (bikeId: string, one: string, other: string): string => {
  const parts = [bikeId, ...[one, other].toSorted()];
  return `thread_${createHash("sha256").update(parts.join("\n")).digest("base64url")}`;
};

/** A conversation is told of by one notification, however much is written in it. */
export const notificationIdOf = (threadId: string): string => threadId.replace(/^thread_/, "notification_");
