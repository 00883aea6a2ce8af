import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sight } from "#tests/web/layout.ts";
import {
  aCard,
  aPage,
  aProblem,
  queriesTo,
  cards,
  field,
  pasteAndSearch,
  open,
  prepare,
  serve,
} from "./browser.tsx";
import { giveCamera } from "#tests/web/stickers/scan/browser.ts";
import { SearchPage } from "#web/bikes/search/SearchPage.tsx";

const visitor = vi.hoisted(() => ({ role: "customer" }));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: visitor.role, userId: "u1", name: "Anna" }),
  getAccessToken: async () => "token",
}));

const show = (address = "/") => open(SearchPage, address);
const combobox = (name: string) => screen.getByRole("combobox", { name });

beforeEach(() => {
  visitor.role = "customer";
  prepare();
});

describe("the search of someone signed in", () => {
  it("starts with the latest bikes", async () => {
    serve({ "/bikes/search": () => aPage(cards(3)) });
    show();
    await screen.findByRole("heading", { name: "Stulna cyklar och cyklar till salu" });
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(queriesTo("/bikes/search")).toEqual(["status=any&order=newest"]);
  });

  it("reverses the order, keeps it in the address, and sorts numbers in their own order", async () => {
    serve({ "/bikes/search": () => aPage(cards(3)) });
    const { address } = show();
    const order = await screen.findByRole("combobox", { name: "Sortera" });
    await userEvent.selectOptions(order, "Äldst först");
    expect(address()).toBe("/?order=oldest");
    await waitFor(() => expect(queriesTo("/bikes/search").at(-1)).toBe("status=any&order=oldest"));
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sortera" }), "Nyast först");
    expect(address()).toBe("/");
    await pasteAndSearch("WTU204K88");
    await screen.findByRole("heading", { name: "3 träffar" });
    expect(screen.queryByRole("combobox", { name: "Sortera" })).toBeNull();
  });

  it("shows only stolen bikes or only those for sale with one button each", async () => {
    serve({ "/bikes/search": () => aPage([]) });
    const { address } = show();
    const stolen = await screen.findByRole("button", { name: "Stulna cyklar" });
    await userEvent.click(stolen);
    expect(address()).toBe("/?status=stolen");
    expect(stolen.getAttribute("aria-pressed")).toBe("true");
    await screen.findByRole("heading", { name: "Ingen träff bland stulna cyklar" });
    await userEvent.click(screen.getByRole("button", { name: "Till salu" }));
    await screen.findByRole("heading", { name: "Cyklar till salu finns bland annonserna" });
    expect(screen.getByRole("link", { name: "Visa annonserna" }).getAttribute("href")).toBe("/bike-ads");
    await userEvent.click(screen.getByRole("button", { name: "Till salu" }));
    expect(address()).toBe("/");
  });

  it("loads more when scrolled near the end, and waits after a failure", async () => {
    sight.near = true;
    let failed = false;
    serve({
      "/bikes/search": ({ searchParams }) => {
        const cursor = searchParams.get("cursor");
        if (cursor === null) return aPage(cards(20), { cursor: "two" });
        if (cursor === "two") return aPage(cards(20, 21), { cursor: "three" });
        if (!failed) {
          failed = true;
          return aProblem(429, "too-many-requests");
        }
        return aPage(cards(5, 41));
      },
    });
    show("/?brand=Monark");
    await screen.findByText(/Vänta en minut/);
    expect(screen.getAllByRole("article")).toHaveLength(40);
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    await screen.findByRole("heading", { name: "45 träffar" });
  });

  it("starts again if its cursor is refused", async () => {
    serve({
      "/bikes/search": ({ searchParams }) =>
        searchParams.has("cursor") ? aProblem(400, "invalid-cursor") : aPage(cards(20), { cursor: "old" }),
    });
    show("/?brand=Monark");
    await userEvent.click(await screen.findByRole("button", { name: "Visa fler" }));
    await screen.findByText(/Listan kunde inte läsas vidare/);
    serve({ "/bikes/search": () => aPage(cards(2)) });
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("heading", { name: "2 träffar" })).toBeTruthy();
  });

  it("offers only customers without results to register a bike", async () => {
    serve({ "/bikes/search": () => aPage([]) });
    show("/?q=WTU999X1");
    expect((await screen.findByRole("link", { name: "Registrera cykeln" })).getAttribute("href")).toBe(
      "/bike-registration",
    );
    cleanup();
    visitor.role = "store";
    show("/?q=WTU999X1");
    await screen.findByRole("heading", { name: "Ingen cykel med ramnumret WTU999X1" });
    expect(screen.queryByRole("link", { name: "Registrera cykeln" })).toBeNull();
  });

  it("clears its field with a button", async () => {
    serve({ "/bikes/search": () => aPage([]) });
    show("/?q=elina");
    await userEvent.click(await screen.findByRole("button", { name: "Töm sökfältet" }));
    expect(field()).toHaveProperty("value", "");
    expect(document.activeElement).toBe(field());
  });

  it("searches for a scanned number", async () => {
    const { stream } = giveCamera(
      async () => stream,
      () => "WTU204K8861",
    );
    serve({ "/bikes/search": () => aPage([aCard({ frameNumber: "WTU204K8861" })]) });
    const { address } = show("/?city=Malmö");
    await userEvent.click(await screen.findByRole("button", { name: "Skanna QR-kod" }));
    await waitFor(() => expect(address()).toBe("/?q=WTU204K8861"));
  });
});

describe("the keyboard shortcuts", () => {
  it("move between cards, and Enter opens one", async () => {
    serve({ "/bikes/search": () => aPage(cards(3)) });
    show();
    const toggles = await screen.findAllByRole("button", { name: "Mer" });
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(toggles[0]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(toggles[2]);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(document.activeElement).toBe(toggles[1]);
    expect(toggles[1]?.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(toggles[0]);
  });

  it("are listed by ?, which is typed normally in a field", async () => {
    serve({ "/bikes/search": () => aPage([]) });
    show();
    // Faster keys would be those of a hand scanner.
    const person = userEvent.setup({ delay: 80 });
    await person.type(field(), "?/");
    expect(field()).toHaveProperty("value", "?/");
    field().blur();
    await person.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Tangenter" }));
    expect(dialog.getByText("Gå till sökfältet")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Stäng" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("do not block the tips", async () => {
    serve({ "/bikes/search": () => aPage([]) });
    show();
    await userEvent.click(screen.getByRole("button", { name: "Söktips" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Söktips" }));
    expect(dialog.getAllByRole("listitem").length).toBeGreaterThan(3);
  });
});

describe("suggestions", () => {
  const serveSuggestions = (values: readonly string[]) =>
    serve({
      "/bikes/search": () => aPage([]),
      "/search/suggestions": () => ({ items: values.map((value) => ({ value })) }),
    });

  it("appear once typing pauses, and can be chosen by keyboard", async () => {
    serveSuggestions(["Crescent", "Cresta"]);
    const { address } = show();
    await userEvent.click(screen.getByText("Märke", { selector: "summary" }));
    await userEvent.type(combobox("Märke"), "cre");
    const options = await screen.findAllByRole("option", { name: /^Cres/ });
    expect(options.map(({ textContent }) => textContent)).toEqual(["Crescent", "Cresta"]);
    expect(queriesTo("/search/suggestions")).toEqual(["field=brand&prefix=cre"]);
    expect(combobox("Märke").getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(combobox("Märke").getAttribute("aria-activedescendant")).toBe(options[1]?.id);
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe("/?brand=Cresta");
    expect(combobox("Märke")).toHaveProperty("value", "Cresta");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("can be clicked, and closed with Escape", async () => {
    serveSuggestions(["Malmö", "Malung"]);
    const { address } = show();
    await userEvent.click(screen.getByText("Ort", { selector: "summary" }));
    await userEvent.type(combobox("Ort"), "mal");
    await screen.findByRole("option", { name: "Malung" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(await screen.findByRole("option", { name: "Malmö" }));
    expect(address()).toBe("/?city=Malmö");
  });

  it("are optional: any text is accepted", async () => {
    serveSuggestions([]);
    const { address } = show();
    await userEvent.click(screen.getByText("Modell", { selector: "summary" }));
    await userEvent.type(combobox("Modell"), "Elina{Enter}");
    expect(address()).toBe("/?model=Elina");
  });
});
