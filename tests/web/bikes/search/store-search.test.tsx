import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckedNumber, maxNumberLength } from "#contract/bikes/search.ts";
import { aCard, aPage, aProblem, fetched, open, prepare, serve } from "./browser.tsx";
import { giveCamera } from "#tests/web/stickers/scan/browser.ts";
import { pastedNumbers } from "#web/bikes/search/store/pasted-numbers.ts";
import { StoreSearchPage } from "#web/bikes/search/store/StoreSearchPage.tsx";
import { tableText } from "#web/bikes/search/store/table-text.ts";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "store", userId: "u1", name: "Kajsa" }),
  getAccessToken: async () => "token",
}));

const answers: CheckedNumber[] = [
  {
    typed: "bx77 k20914",
    frameNumber: "BX77K20914",
    result: "stolen",
    bike: aCard({ status: "stolen", brand: "Bianchi", model: "Via Nirone 7" }),
  },
  { typed: "WTU204K8861", frameNumber: "WTU204K8861", result: "registered", bike: aCard() },
  { typed: "NOSUCH99", frameNumber: "NOSUCH99", result: "unknown" },
  { typed: "12", result: "not-a-number" },
];

const path = "/store/frame-number-checks";
/** The check is loaded on first use. */
const show = async () => {
  const shown = open(StoreSearchPage, "/store-search?mode=check");
  await screen.findByRole("textbox", { name: "Ramnummer" });
  return shown;
};
const numbers = () => screen.getByRole("textbox", { name: "Ramnummer" });
const check = () => userEvent.click(screen.getByRole("button", { name: "Kontrollera" }));

beforeEach(() => prepare());

describe("pasted numbers", () => {
  it("are separated by lines, commas, semicolons and tabs", () => {
    expect(pastedNumbers(" wtu 204\r\n\n BX77;AB1,\tC2 ")).toEqual(["wtu 204", "BX77", "AB1", "C2"]);
    expect(pastedNumbers("  \n ")).toEqual([]);
    expect(pastedNumbers("x".repeat(10_000))[0]).toHaveLength(maxNumberLength);
  });
});

describe("a copied table", () => {
  it("has tabs between cells and runs no formula", () => {
    expect(
      tableText([
        ["a", "b"],
        ["=1+1", "x\ty"],
      ]),
    ).toBe("a\tb\n'=1+1\tx y");
  });
});

describe("the store search", () => {
  it("is the signed-in search, with a link to the check of many numbers", async () => {
    serve({ "/bikes/search": () => aPage([aCard()]) });
    const { address } = open(StoreSearchPage, "/store-search");
    await screen.findByRole("article");
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Sök cykel");
    await userEvent.click(screen.getByRole("link", { name: "Kontrollera flera nummer" }));
    expect(address()).toBe("/store-search?mode=check");
    expect(await screen.findByRole("textbox", { name: "Ramnummer" })).toBeTruthy();
  });

  it("keeps pasted text while switching pages", async () => {
    serve({ "/bikes/search": () => aPage([]) });
    await show();
    await userEvent.type(numbers(), "WTU204K8861");
    await userEvent.click(screen.getByRole("link", { name: "Sök cykel" }));
    await userEvent.click(screen.getByRole("link", { name: "Kontrollera flera nummer" }));
    expect(numbers()).toHaveProperty("value", "WTU204K8861");
  });
});

describe("the check of many numbers", () => {
  it("answers with a table in the numbers' order that can be copied", async () => {
    serve({ [path]: () => ({ items: answers }) });
    const user = userEvent.setup();
    await show();
    await user.click(numbers());
    await user.paste("bx77 k20914\nWTU204K8861\nNOSUCH99\n12");
    expect(screen.getByText("4 av 50 nummer")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Kontrollera" }));
    await screen.findByRole("heading", { name: "1 stulen av 4" });
    const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["BX77K20914", "STULEN", "Bianchi Via Nirone 7"],
      ["WTU204K8861", "Registrerad", "Monark Karin"],
      ["NOSUCH99", "Inte registrerad", ""],
      ["12", "Inget ramnummer", ""],
    ]);
    expect(fetched.mock.calls.at(-1)?.[1]?.body).toBe(
      JSON.stringify({ frameNumbers: ["bx77 k20914", "WTU204K8861", "NOSUCH99", "12"] }),
    );
    await user.click(screen.getByRole("button", { name: "Kopiera tabellen" }));
    await screen.findByText("Kopierat.");
    expect(await navigator.clipboard.readText()).toContain("BX77K20914\tSTULEN\tBianchi Via Nirone 7\n");
  });

  it("explains what is wrong with none, and with more than fifty", async () => {
    await show();
    await check();
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Skriv minst ett ramnummer.")).toBeTruthy();
    await userEvent.click(numbers());
    await userEvent.paste(Array.from({ length: 53 }, (_, n) => `WTU204K${n}`).join("\n"));
    await check();
    expect(screen.getByText("Högst 50 nummer kontrolleras på en gång. Ta bort 3.")).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("can be retried after a failure without losing anything", async () => {
    serve({ [path]: () => aProblem(503, "unavailable") });
    await show();
    await userEvent.type(numbers(), "WTU204K8861");
    await check();
    await screen.findByText(/Tjänsten går inte att nå/);
    serve({ [path]: () => ({ items: answers }) });
    await check();
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(numbers()).toHaveProperty("value", "WTU204K8861");
  });

  it("accepts scanned numbers one after the other, and rejects a sticker", async () => {
    let code = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
    const { stream } = giveCamera(
      async () => stream,
      () => code,
    );
    await show();
    await userEvent.type(numbers(), "BX77K20914");
    await userEvent.click(await screen.findByRole("button", { name: "Skanna QR-kod" }));
    await screen.findByText(/Det var en dekal/);
    code = "wtu 204-k8861";
    await screen.findByText("Tillagt: WTU204K8861. 1 nummer hittills.");
    code = '{"frameNumber":"SKP2210457"}';
    await screen.findByText("Tillagt: SKP2210457. 2 nummer hittills.");
    code = "WTU204K8861";
    await screen.findByText("WTU204K8861 är redan tillagt.");
    await userEvent.click(screen.getByRole("button", { name: "Klar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("3 av 50 nummer")).toBeTruthy();
    expect(numbers()).toHaveProperty("value", "BX77K20914\nWTU204K8861\nSKP2210457\n");
  });
});
