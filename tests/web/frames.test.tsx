import { expect, it, vi } from "vitest";

const removeFocused = (): void => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  field.remove();
};

it.each([1, 2])("draws frames after %i fake clocks under which the focus moved", async (clocks) => {
  for (let clock = 0; clock < clocks; clock += 1) {
    vi.useFakeTimers();
    vi.advanceTimersByTime(10);
    removeFocused();
  }
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
