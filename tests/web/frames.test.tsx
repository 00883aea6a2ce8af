import { expect, it, vi } from "vitest";

it("draws frames after a fake clock, also when focus moved under it", async () => {
  vi.useFakeTimers();
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  field.remove();
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
