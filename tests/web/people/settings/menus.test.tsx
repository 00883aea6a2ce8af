import { pressElsewhere } from "#tests/web/press-elsewhere.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, changes, open, openPart, part, problem } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const menus = () => part("Menyer");
const press = async (name: string) => pressElsewhere(menus().getByRole("button", { name }));
const list = (name: string) => within(menus().getByRole("list", { name }));
const names = (name: string) =>
  list(name)
    .queryAllByRole("listitem")
    .map((entry) => entry.querySelector(".menuedit__name")?.textContent);

beforeEach(() => pool.reset());

describe("the menus", () => {
  it("show the account's entries, and the rest below", async () => {
    await open("customer");
    expect(names("Toppmeny")).toEqual(["Inställningar", "Meddelanden"]);
    expect(names("Bottenmeny")).toEqual(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);
    expect(names("Under Mer")).toEqual([
      "Kolla en cykel",
      "Mina kvitton",
      "Varför registrera cykel",
      "Hur använder jag tjänsten?",
      "Partners",
      "Poäng",
    ]);
  });

  it("are arranged with buttons and saved together", async () => {
    await open("customer");
    await press("Flytta Mina kvitton till toppmenyn");
    await press("Flytta Mina kvitton uppåt");
    await press("Flytta Köp till toppmenyn");
    await press("Flytta Poäng till bottenmenyn");
    expect(changes()).toEqual([]);
    await press("Spara menyerna");
    await menus().findByText("Sparat");
    expect(changes()).toEqual([
      {
        menus: {
          top: ["settings", "receipts", "messages", "order"],
          bottom: ["bike", "search", "bike-ads", "points"],
        },
      },
    ]);
  });

  it("announce a move, and the focus follows", async () => {
    await open("customer");
    await press("Flytta Poäng till bottenmenyn");
    expect(menus().getByText("Poäng: Bottenmeny, plats 5 av 5.")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Poäng");
    await press("Flytta Poäng uppåt");
    expect(document.activeElement).toBe(menus().getByRole("button", { name: "Flytta Poäng uppåt" }));
  });

  it("need at least two entries at the top and four at the bottom", async () => {
    await open("customer");
    await press("Ta bort Köp från menyn");
    await press("Spara menyerna");
    const rule = "Välj minst två i toppmenyn och minst fyra i bottenmenyn.";
    expect(await menus().findByText(rule)).toBeTruthy();
    expect(changes()).toEqual([]);
    await press("Återställ");
    expect(menus().queryByText(rule)).toBeNull();
    await press("Spara menyerna");
    expect(await menus().findByText("Sparat")).toBeTruthy();
  });

  it("keep the arrangement if saving failed", async () => {
    await open("customer");
    api.set("PATCH /api/me", () => problem(503, "unavailable"));
    await press("Flytta Poäng till toppmenyn");
    await press("Spara menyerna");
    expect(await menus().findByText(/går inte att nå just nu/)).toBeTruthy();
    expect(names("Toppmeny")).toEqual(["Inställningar", "Meddelanden", "Poäng"]);
  });

  it("of an administrator are fixed", async () => {
    await open("admin");
    expect(menus().getByText("Som handläggare har du en fast meny.")).toBeTruthy();
    expect(menus().queryByRole("button")).toBeNull();
  });
});

describe("dragging", () => {
  const handle = (name: string): HTMLElement => screen.getByTitle(`Dra ${name}`);
  const entry = (name: string): Element => handle(name).closest("li") ?? document.body;

  /** jsdom has no layout: the test sets the element under the pointer. */
  const over = (element: Element) => {
    document.elementFromPoint = () => element;
    HTMLElement.prototype.setPointerCapture = () => undefined;
  };

  it("drops an entry at the pointer", async () => {
    await open("customer");
    openPart("Menyer");
    over(entry("Mina Cyklar"));
    fireEvent.pointerDown(handle("Poäng"));
    fireEvent.pointerMove(handle("Poäng"), { clientX: 1, clientY: -1 });
    expect(names("Bottenmeny")).not.toContain("Poäng");
    fireEvent.pointerUp(handle("Poäng"));
    expect(names("Bottenmeny")).toEqual(["Poäng", "Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);
    expect(names("Under Mer")).not.toContain("Poäng");
  });

  it("changes nothing if it ends elsewhere or is cancelled", async () => {
    await open("customer");
    openPart("Menyer");
    over(document.body);
    fireEvent.pointerDown(handle("Köp"));
    fireEvent.pointerMove(handle("Köp"), { clientX: 1, clientY: 1 });
    fireEvent.pointerUp(handle("Köp"));
    over(entry("Meddelanden"));
    fireEvent.pointerDown(handle("Köp"));
    fireEvent.pointerMove(handle("Köp"), { clientX: 1, clientY: 1 });
    fireEvent.pointerCancel(handle("Köp"));
    fireEvent.pointerUp(handle("Köp"));
    expect(names("Bottenmeny")).toEqual(["Mina Cyklar", "Sök Cykel", "Annonser", "Köp"]);
  });
});
