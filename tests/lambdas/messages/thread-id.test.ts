import { expect, it } from "vitest";
import { ThreadId } from "#contract/messages/messages.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";

it("a thread has the same id whoever starts it, another id per bike, and reveals nobody", () => {
  const id = threadIdOf("bike_1", "anna", "bo");
  expect(threadIdOf("bike_1", "bo", "anna")).toBe(id);
  expect(threadIdOf("bike_2", "bo", "anna")).not.toBe(id);
  expect(threadIdOf("bike_1", "bo", "annab")).not.toBe(threadIdOf("bike_1", "ob", "annab"));
  expect(ThreadId.parse(id)).not.toMatch(/anna|bike_1/);
});
