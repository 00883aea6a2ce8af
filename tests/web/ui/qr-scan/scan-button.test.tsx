import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveCamera, giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import type { Taking } from "#web/ui/qr-scan/use-taking.ts";

const onFrameNumber = vi.fn<(frameNumber: string) => void>();
const onSticker = vi.fn<(uid: string) => void>();
let code: string | undefined;
const refusal = (name: string) => Object.assign(new Error(name), { name });

const show = (more: Partial<Taking> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ScanButton onFrameNumber={onFrameNumber} className="btn" {...more} />
    </QueryClientProvider>,
  );

const open = async (more: Partial<Taking> = {}) => {
  show(more);
  await userEvent.click(await screen.findByRole("button", { name: "Skanna QR-kod" }));
  return within(await screen.findByRole("dialog", { name: "Skanna QR-kod" }));
};

beforeEach(async () => {
  code = undefined;
  onFrameNumber.mockReset();
  onSticker.mockReset();
  giveDialogs();
  await startTexts("sv");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("scanning", () => {
  it("tells the frame number in the code and gives the camera back", async () => {
    const { stream, stopped } = giveCamera(
      async () => stream,
      () => code,
    );
    const dialog = await open();
    await dialog.findByText("Håll QR-koden framför kameran");
    code = "wtu 204-k8861";
    await waitFor(() => expect(onFrameNumber).toHaveBeenCalledOnce());
    expect(onFrameNumber).toHaveBeenCalledWith("WTU204K8861");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  });

  it("says that a foreign code does not belong here, and looks on", async () => {
    const { stream } = giveCamera(
      async () => stream,
      () => code,
    );
    const dialog = await open();
    code = "https://evil.example/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
    await dialog.findByText(/Koden hör inte hit/);
    code = "WTU204K8861";
    await waitFor(() => expect(onFrameNumber).toHaveBeenCalledOnce());
  });

  it("reads a picture too", async () => {
    const { stream } = giveCamera(
      async () => stream,
      () => undefined,
    );
    const dialog = await open();
    await userEvent.upload(
      dialog.getByLabelText("Läs koden från en bild"),
      new File([], "code.png", { type: "image/png" }),
    );
    expect(await dialog.findByText("Ingen QR-kod hittades i bilden.")).toBeTruthy();
  });

  it("is closed by its button", async () => {
    const { stream, stopped } = giveCamera(
      async () => stream,
      () => undefined,
    );
    const dialog = await open();
    await dialog.findByText("Håll QR-koden framför kameran");
    await userEvent.click(dialog.getByRole("button", { name: "Stäng" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  });
});

describe("a camera that may not be used", () => {
  it("is explained in three steps, and can be tried again", async () => {
    let denied = true;
    const { stream } = giveCamera(
      async () => {
        if (denied) throw refusal("NotAllowedError");
        return stream;
      },
      () => undefined,
    );
    const dialog = await open();
    await dialog.findByRole("heading", { name: "Kamerabehörighet nekad" });
    expect(dialog.getAllByRole("listitem")).toHaveLength(3);
    denied = false;
    await userEvent.click(dialog.getByRole("button", { name: "Försök igen" }));
    await dialog.findByText("Håll QR-koden framför kameran");
  });

  it("leaves the field beside it", async () => {
    giveCamera(
      async () => {
        throw refusal("NotReadableError");
      },
      () => undefined,
    );
    const dialog = await open();
    await dialog.findByRole("heading", { name: "Kameran går inte att starta" });
    const field = dialog.getByLabelText("Eller skriv ramnumret");
    await userEvent.type(field, "w1{Enter}");
    expect(dialog.getByText("Skriv minst tre bokstäver eller siffror.")).toBeTruthy();
    await userEvent.type(field, "23{Enter}");
    expect(onFrameNumber).toHaveBeenCalledWith("W123");
  });
});
