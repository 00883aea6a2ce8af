import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, bike, bikeId, open, prepare } from "#tests/web/bikes/my-bikes/browser.tsx";
import { NetworkError } from "#web/platform/api/errors.ts";
import type { Making, PaperFile, PaperWish } from "#web/bikes/papers/paper-kinds.ts";

const { makePaper, saveFile } = vi.hoisted(() => ({
  makePaper: vi.fn<(wish: PaperWish, making: Making) => Promise<PaperFile>>(),
  saveFile: vi.fn<(name: string, file: Blob) => void>(),
}));
vi.mock("#web/bikes/papers/make-papers.ts", () => ({ makePaper }));
vi.mock("#web/platform/ui/save-file.ts", () => ({ saveFile }));

const file = { name: "agarbevis.pdf", file: new Blob(["%PDF"]) };
const button = "Ägarbevis som PDF";
const start = async () => userEvent.click(await screen.findByRole("button", { name: button }));

beforeEach(() => {
  prepare();
  makePaper.mockReset();
  saveFile.mockReset();
  answer(() => bike());
});

describe("a document of a bike", () => {
  it("is made and saved", async () => {
    makePaper.mockResolvedValue(file);
    open(`/my-bikes/${bikeId(1)}`);
    await start();
    expect(await screen.findByText("Sparat bland dina nedladdade filer.")).toBeTruthy();
    expect(makePaper.mock.calls[0]?.[0]).toEqual({ kind: "certificate", bikeId: bikeId(1) });
    expect(saveFile).toHaveBeenCalledWith(file.name, file.file);
  });

  it("shows progress and can be cancelled", async () => {
    const { promise, resolve } = Promise.withResolvers<PaperFile>();
    makePaper.mockImplementation(async (_wish, { onProgress }) => {
      onProgress({ done: 1, of: 3 });
      return promise;
    });
    open(`/my-bikes/${bikeId(1)}`);
    await start();
    expect(await screen.findByText("Skapar dokumentet, 1 av 3 delar klara")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: `Avbryt ${button}` }));
    expect(makePaper.mock.calls[0]?.[1].signal.aborted).toBe(true);
    resolve(file);
    expect(await screen.findByRole("button", { name: button })).toBeTruthy();
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.queryByText(/Skapar dokumentet/)).toBeNull();
  });

  it("explains a failure and can be retried", async () => {
    makePaper.mockRejectedValueOnce(new NetworkError("away")).mockResolvedValueOnce(file);
    open(`/my-bikes/${bikeId(1)}`);
    await start();
    expect(await screen.findByText(/Dokumentet kunde inte skapas. Nätverksfel/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: `Försök igen: ${button}` }));
    expect(await screen.findByText("Sparat bland dina nedladdade filer.")).toBeTruthy();
  });
});
