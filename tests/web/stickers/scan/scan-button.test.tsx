import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { giveCamera } from "./browser.ts";
import { onFrameNumber, onSticker, open, prepare } from "./scanning.tsx";

let code: string | undefined;

prepare();
beforeEach(() => {
  code = undefined;
});

describe("scanning", () => {
  it("reads the frame number and releases the camera", async () => {
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

  it("says that a foreign code is not ours, and continues", async () => {
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

  it("accepts a hand scanner, and refuses another site's code", async () => {
    const { stream } = giveCamera(
      async () => stream,
      () => undefined,
    );
    const dialog = await open();
    const button = dialog.getByRole("button", { name: "Läs koden från en bild" });
    button.focus();
    const scan = (text: string): void => {
      for (const key of [...Array.from(text), "Enter"]) fireEvent.keyDown(button, { key });
    };
    scan("https://evil.example/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd");
    await dialog.findByText(/Koden hör inte hit/);
    scan("WTU204K8861");
    await waitFor(() => expect(onFrameNumber).toHaveBeenCalledWith("WTU204K8861"));
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

  it("accepts a sticker if one is wanted, and says so if not", async () => {
    const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
    const { stream } = giveCamera(
      async () => stream,
      () => uid,
    );
    const dialog = await open();
    await dialog.findByText(/Det var en dekal/);
    await userEvent.click(dialog.getByRole("button", { name: "Stäng" }));
    cleanup();
    await open({ onSticker });
    await waitFor(() => expect(onSticker).toHaveBeenCalledWith(uid));
    expect(onFrameNumber).not.toHaveBeenCalled();
  });

  it("gives a hint after ten seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { stream } = giveCamera(
      async () => stream,
      () => undefined,
    );
    const dialog = await open();
    await dialog.findByText("Håll QR-koden framför kameran");
    await vi.advanceTimersByTimeAsync(9000);
    expect(dialog.queryByText(/Ingen kod hittad än/)).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(dialog.getByText(/Ingen kod hittad än/)).toBeTruthy();
  });

  it("reads at most 25 frames a second", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const looks = vi.fn(() => undefined);
    const { stream } = giveCamera(async () => stream, looks);
    const dialog = await open();
    await dialog.findByText("Håll QR-koden framför kameran");
    looks.mockClear();
    await vi.advanceTimersByTimeAsync(2000);
    expect(looks.mock.calls.length).toBeGreaterThan(0);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(51);
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

describe("a browser without a reader", () => {
  it("uses the site's own, which can be loaded again after a failure", async () => {
    const { stream } = giveCamera(
      async () => stream,
      () => undefined,
    );
    // The picture reader reports the failed download too.
    vi.spyOn(console, "error").mockReturnValue(undefined);
    vi.stubGlobal("BarcodeDetector", undefined);
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    const dialog = await open();
    await dialog.findByRole("heading", { name: "Skannern gick inte att hämta" });
    await userEvent.upload(
      dialog.getByLabelText("Läs koden från en bild"),
      new File([], "code.png", { type: "image/png" }),
    );
    await dialog.findByText(/Bilden kan inte läsas just nu/);
    await userEvent.click(dialog.getByRole("button", { name: "Försök igen" }));
    await dialog.findByRole("heading", { name: "Skannern gick inte att hämta" });
    await userEvent.type(dialog.getByLabelText("Eller skriv ramnumret"), "skp2210457{Enter}");
    expect(onFrameNumber).toHaveBeenCalledWith("SKP2210457");
  });
});
