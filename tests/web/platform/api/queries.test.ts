// @vitest-environment jsdom
import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { NetworkError } from "#web/platform/api/errors.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";

afterEach(() => onlineManager.setOnline(true));

it("a change made offline fails at once and is not sent later", async () => {
  const queries = createQueryClient();
  queries.mount();
  onlineManager.setOnline(false);
  const send = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new NetworkError("No answer from the API");
  });
  const pressed = new MutationObserver(queries, { mutationFn: send });
  await expect(pressed.mutate()).rejects.toBeInstanceOf(NetworkError);
  expect(pressed.getCurrentResult()).toMatchObject({ status: "error", isPaused: false });
  onlineManager.setOnline(true);
  await queries.resumePausedMutations();
  expect(send).toHaveBeenCalledOnce();
  queries.unmount();
});
