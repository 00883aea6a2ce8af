import { expect, it } from "vitest";
import { ThreadId } from "#contract/messages.ts";
import { threadIdOf } from "#lambdas/shared/conversations/thread-id.ts";

it("a conversation is the same the person who begins it, another for another bike, and names nobody", () => {
  const id = threadIdOf("bike_1", "anna", "bo");
  expect(threadIdOf("bike_1", "bo", "anna")).toBe(id);
  expect(threadIdOf("bike_2", "bo", "anna")).not.toBe(id);
  expect(threadIdOf("bike_1", "bo", "annab")).not.toBe(threadIdOf("bike_1", "ob", "annab"));
  expect(ThreadId.parse(id)).not.toMatch(/anna|bike_1/);
});
