import { fireEvent, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useDeskKeys } from "#web/stickers/orders/admin/desk/use-desk-keys.ts";

it.each([
  ["F2", { key: "F2" }],
  ["F4", { key: "F4" }],
  ["F8", { key: "F8" }],
  ["F9", { key: "F9" }],
  ["undo", { key: "z", ctrlKey: true }],
] as const)("a held %s acts once, and does nothing else in the browser", (name, key) => {
  const act = vi.fn();
  const none = (): void => undefined;
  renderHook(() =>
    useDeskKeys(
      { current: document.createElement("input") },
      { F2: none, F4: none, F8: none, F9: none, undo: none, [name]: act },
    ),
  );
  for (const repeat of [false, true, true])
    expect(fireEvent.keyDown(document.body, { ...key, repeat })).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
});
