import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import type { ScanHandlers } from "#web/stickers/scan/use-scanned-codes.ts";

export const onFrameNumber = vi.fn<(frameNumber: string) => void>();
export const onSticker = vi.fn<(uid: string) => void>();

export const refusal = (name: string) => Object.assign(new Error(name), { name });

export const open = async (more: Partial<ScanHandlers> = {}) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ScanButton onFrameNumber={onFrameNumber} className="btn" {...more} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Skanna QR-kod" }));
  return within(await screen.findByRole("dialog", { name: "Skanna QR-kod" }));
};

export const prepare = (): void => {
  beforeEach(() => {
    onFrameNumber.mockReset();
    onSticker.mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
};
