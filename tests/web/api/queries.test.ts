// @vitest-environment jsdom
import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { NetworkError } from "#web/api/errors.ts";
import { createQueryClient } from "#web/api/queries.ts";

afterEach(() => onlineManager.setOnline(true));

it("fails at once what is pressed without a network, and does not send it when there is one again", async () => {
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
