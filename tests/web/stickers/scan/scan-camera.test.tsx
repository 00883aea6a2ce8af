import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { giveCamera } from "./browser.ts";
import { onFrameNumber, open, prepare, refusal } from "./scanning.tsx";

prepare();

describe("a blocked camera", () => {
  it("is explained in three steps, and can be retried", async () => {
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

  it("leaves the text field usable", async () => {
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

describe("the camera", () => {
  it("turns off while the page is hidden, and comes back", async () => {
    const { stream, stopped } = giveCamera(
      async () => stream,
      () => undefined,
    );
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const dialog = await open();
    await dialog.findByText("Håll QR-koden framför kameran");
    hidden.mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(stopped).toHaveBeenCalled());
    expect(dialog.queryByText("Håll QR-koden framför kameran")).toBeNull();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await dialog.findByText("Håll QR-koden framför kameran");
  });

  it("that opens after the dialog was closed is turned off at once", async () => {
    let answer = (_: MediaStream): void => undefined;
    const { stream, stopped } = giveCamera(
      () => new Promise((resolve) => (answer = resolve)),
      () => undefined,
    );
    const dialog = await open();
    await waitFor(() => expect(answer.length).toBe(1));
    await userEvent.click(dialog.getByRole("button", { name: "Stäng" }));
    expect(stopped).not.toHaveBeenCalled();
    await act(async () => answer(stream));
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  });

  it("that is lost is reported, and can be opened again", async () => {
    const { stream, track } = giveCamera(
      async () => stream,
      () => undefined,
    );
    const dialog = await open();
    await dialog.findByText("Håll QR-koden framför kameran");
    act(() => void track.dispatchEvent(new Event("ended")));
    await dialog.findByRole("heading", { name: "Kameran går inte att starta" });
    await userEvent.click(dialog.getByRole("button", { name: "Försök igen" }));
    expect(await dialog.findByText("Håll QR-koden framför kameran")).toBeTruthy();
  });

  it("can switch its torch on and off", async () => {
    const { stream, applied } = giveCamera(
      async () => stream,
      () => undefined,
      { abilities: { torch: true } },
    );
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Blixt på" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Blixt av" }));
    const lights = applied.mock.calls.map(([{ advanced }]) => advanced);
    expect(lights).toEqual([[{ torch: true }], [{ torch: false }]]);
  });

  it("at the back is used first, and another can be chosen", async () => {
    const requests: MediaStreamConstraints[] = [];
    const { stream } = giveCamera(
      async (wanted) => {
        requests.push(wanted);
        return stream;
      },
      () => undefined,
      { cameras: ["rear", "front"] },
    );
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Byt kamera" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toMatchObject([
      { video: { facingMode: "environment" } },
      { video: { deviceId: { exact: "front" } } },
    ]);
  });

  it("that does not exist leaves pictures and typing", async () => {
    giveCamera(
      async () => {
        throw refusal("NotFoundError");
      },
      () => "SKP2210457",
    );
    const dialog = await open();
    await dialog.findByRole("heading", { name: "Ingen kamera hittades" });
    await userEvent.upload(
      dialog.getByLabelText("Läs koden från en bild"),
      new File([], "code.png", { type: "image/png" }),
    );
    await waitFor(() => expect(onFrameNumber).toHaveBeenCalledWith("SKP2210457"));
  });
});
