import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sight } from "#tests/web/layout.ts";
import {
  aCard,
  aPage,
  aProblem,
  queriesTo,
  cards,
  fetched,
  field,
  open,
  pasteAndSearch,
  prepare,
  serve,
} from "./browser.tsx";
import { SearchPage } from "#web/bikes/search/SearchPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-out" }),
  getAccessToken: async () => undefined,
}));

const show = (address = "/bike-search") => open(SearchPage, address);

beforeEach(() => prepare());

describe("before a search", () => {
  it("shows the field and help, and requests nothing", () => {
    show();
    expect(field()).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Var sitter ramnumret?" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Stulna cyklar" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Skanna QR-kod" })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("focuses the field with the key /", async () => {
    show();
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(field());
  });
});

describe("the proof of work before a search", () => {
  it("starts with the first character, and its pass is sent with the search", async () => {
    serve({ "/search": () => aPage([aCard()]) });
    show();
    await userEvent.type(field(), "m");
    expect(queriesTo("/search/challenge")).toHaveLength(1);
    await userEvent.type(field(), "onark{Enter}");
    await screen.findByRole("article");
    const [, request] = fetched.mock.calls.at(-1) ?? [];
    expect(new Headers(request?.headers).get("x-search-pass")).toMatch(/^[\w+/]{300,}=*$/);
    expect(queriesTo("/search/challenge")).toHaveLength(1);
  });

  it("is repeated if the pass is no longer valid", async () => {
    let refused = 0;
    const answer = () => {
      refused += 1;
      return refused === 1 ? aProblem(428, "pass-needed") : aPage([aCard()]);
    };
    serve({ "/search": answer });
    show("/bike-search?q=monark");
    await screen.findByRole("article");
    expect(queriesTo("/search")).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the bottom of the page before a search", () => {
  it("shows stolen bikes once it is reached, the latest theft first", async () => {
    sight.near = true;
    const items = [
      aCard({ model: "Sture", status: "stolen", stolenSince: "2026-10-02" }),
      aCard({ model: "Karin", status: "stolen", stolenSince: "2026-11-12" }),
    ];
    serve({ "/search": () => aPage(items) });
    const { address } = show();
    const region = within(await screen.findByRole("region", { name: "Har du sett någon av de här?" }));
    await region.findByRole("article", { name: "Monark Karin" });
    const names = region
      .getAllByRole("article")
      .map((card) => card.getAttribute("aria-label") ?? card.textContent);
    expect(names[0]).toContain("Karin");
    expect(queriesTo("/search")).toEqual(["status=stolen&order=newest"]);
    await userEvent.click(region.getByRole("button", { name: "Visa alla stulna cyklar" }));
    expect(address()).toBe("/bike-search?status=stolen");
  });

  it.each([
    ["no bike is stolen", () => aPage([])],
    ["they cannot be fetched", () => aProblem(503, "service-unavailable")],
  ])("shows none of it if %s", async (_, answer) => {
    sight.near = true;
    serve({ "/search": answer });
    show();
    await waitFor(() => expect(queriesTo("/search").length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole("region", { name: /Har du sett/ })).toBeNull());
  });
});

describe("a search", () => {
  it("is kept in the address", async () => {
    serve({ "/search": () => aPage([aCard({ frameNumber: "WTU204K8861" })]) });
    const { address } = show();
    await userEvent.type(field(), "wtu 204-k8861{Enter}");
    await screen.findByRole("article", { name: "Monark Karin" });
    expect(address()).toBe("/bike-search?q=wtu 204-k8861");
    expect(queriesTo("/search")).toEqual(["q=wtu 204-k8861&status=any&order=newest"]);
  });

  it("shows how its words were understood, and lets each be removed", async () => {
    const understood = {
      filters: [
        { field: "brand" as const, value: "Crescent", typed: "cresent", corrected: true },
        { field: "type" as const, value: "dam", typed: "dam cykel" },
      ],
      words: [],
      without: ["fin"],
    };
    serve({ "/search": () => aPage([aCard()], { understood }) });
    const { address } = show("/bike-search?q=fin cresent  dam cykel");
    await screen.findByRole("article");
    expect(screen.getByText("”cresent” tolkades som Crescent")).toBeTruthy();
    expect(screen.getByText(/Ingen träff på ”fin”/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Ta bort Cykeltyp: Dam" }));
    await waitFor(() => expect(address()).toBe("/bike-search?q=fin cresent"));
  });

  it("from an address with other parameter names is rewritten", async () => {
    serve({ "/search": () => aPage([aCard()]) });
    const { address } = show("/bike-search?frame=WTU204K8861");
    await screen.findByRole("article");
    expect(address()).toBe("/bike-search?q=WTU204K8861");
    expect(field()).toHaveProperty("value", "WTU204K8861");
    expect(queriesTo("/search")).toEqual(["q=WTU204K8861&status=any&order=newest"]);
  });

  it("returns to the previous search", async () => {
    serve({ "/search": () => aPage([]) });
    const { router } = show("/bike-search?q=FIRST111");
    await screen.findByRole("heading", { name: /FIRST111/ });
    await pasteAndSearch("SECOND22");
    await screen.findByRole("heading", { name: /SECOND22/ });
    await router.navigate(-1);
    await screen.findByRole("heading", { name: /FIRST111/ });
    expect(field()).toHaveProperty("value", "FIRST111");
  });

  it("with filters keeps the typed text, and lets each filter be removed", async () => {
    serve({ "/search": () => aPage([aCard()]) });
    const { address } = show();
    await userEvent.click(screen.getByText("Märke", { selector: "summary" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Märke" }), "Monark");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Färg" }), "Svart");
    await screen.findByRole("article");
    expect(address()).toBe("/bike-search?brand=Monark&color=svart");
    const chips = within(screen.getByRole("list", { name: "Valda filter" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Märke: Monark",
      "Färg: Svart",
      "Rensa alla filter",
    ]);
    await userEvent.click(chips.getByRole("button", { name: "Ta bort Märke: Monark" }));
    await waitFor(() => expect(address()).toBe("/bike-search?color=svart"));
    expect(document.activeElement?.textContent).toBe("Färg: Svart");
    expect(document.querySelector("input[name=brand]")).toHaveProperty("value", "");
  });

  it("describes the bikes of a shared address", async () => {
    serve({ "/search": () => aPage([aCard({ status: "stolen" })]) });
    show("/bike-search?status=stolen&city=Malmö");
    await screen.findByRole("article");
    expect(screen.getByRole("button", { name: "Ta bort Stulna cyklar" })).toBeTruthy();
    expect(queriesTo("/search")).toEqual(["city=Malmö&status=stolen&order=newest"]);
  });

  it("shows placeholders only if it takes time", async () => {
    serve({});
    show("/bike-search?q=WTU204K8861");
    expect(screen.queryByText("Söker …")).toBeNull();
    expect(await screen.findByText("Söker …")).toBeTruthy();
  });

  it("for a pasted sticker opens its bike", async () => {
    const { address } = show();
    await pasteAndSearch("7f0c2a34-5b6d-4e8f-9a01-23456789abcd");
    expect(address()).toBe("/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd");
  });
});

describe("a hit", () => {
  it("for the whole number shows all public fields and names hidden ones", async () => {
    serve({ "/search": () => aPage([aCard({ frameNumber: "WTU204K8861", newlyRegistered: true })]) });
    show("/bike-search?q=WTU204K8861");
    const card = within(await screen.findByRole("article", { name: "Monark Karin" }));
    expect(screen.getByRole("heading", { name: "En träff" })).toBeTruthy();
    expect(card.getByText("Registrerad")).toBeTruthy();
    expect(card.getByText("Nyregistrerad")).toBeTruthy();
    expect(card.getByText("Svart")).toBeTruthy();
    expect(card.getAllByText("Dold")).toHaveLength(2);
    expect(card.getByText(/inte anmäld stulen här/)).toBeTruthy();
    expect(card.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Är det din cykel?",
      "Kolla hela ramnumret innan du köper",
    ]);
  });

  it("in a list is masked, and opens for more", async () => {
    const hidden = { brand: undefined, model: undefined, color: undefined, type: undefined };
    serve({ "/search": () => aPage([aCard(hidden)]) });
    show("/bike-search?city=Malmö");
    const card = within(await screen.findByRole("article", { name: "Märke och modell är dolda" }));
    expect(card.getByText("Ramnumret slutar på")).toBeTruthy();
    expect(card.getByText("•••861", { exact: false })).toBeTruthy();
    expect(card.getByText("Färg: Dold")).toBeTruthy();
    expect(card.getByText("Cykeltyp: Dold")).toBeTruthy();
    const toggle = card.getByRole("button", { name: "Mer" });
    await userEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(card.getAllByText("Dold")).toHaveLength(4);
    await userEvent.click(card.getByRole("button", { name: "Mindre" }));
    expect(card.queryByText("Beskrivning")).toBeNull();
  });

  it("of a stolen bike shows date and place, and whom to call", async () => {
    const stolen = aCard({
      status: "stolen",
      stolenSince: "2026-11-12",
      stolenPlace: "Möllevångstorget, Malmö",
      page: "/stolen/bike_1",
    });
    serve({ "/search": () => aPage([stolen]) });
    show("/bike-search?brand=Monark");
    const article = await screen.findByRole("article");
    const card = within(article);
    expect(article.className).toContain("bikecard--stolen");
    expect(card.getByText("STULEN")).toBeTruthy();
    expect(card.getByText("Anmäld stulen 12 november 2026, Möllevångstorget, Malmö")).toBeTruthy();
    expect(card.getByRole("link", { name: "Ring polisen 114 14" }).getAttribute("href")).toBe("tel:11414");
    const report = card.getByRole("link", { name: "Jag har hittat cykeln" });
    expect(report.getAttribute("href")).toBe("/auth?next=%2Fstolen%2Fbike_1");
  });

  it("shows a price, a stolen battery and a photo if there are any", async () => {
    const bike = aCard({ salePrice: 5400, stolenBattery: "SDI-36V-88214", photoUrl: "/photos/1.jpg" });
    serve({ "/search": () => aPage([bike]) });
    show("/bike-search?brand=Monark");
    const article = await screen.findByRole("article");
    const card = within(article);
    expect(article.className).toContain("bikecard--sale");
    expect(card.getByText("TILL SALU")).toBeTruthy();
    expect(card.getByText(/5\s400 kr/)).toBeTruthy();
    expect(card.getByText("STULET BATTERI")).toBeTruthy();
    expect(card.getByText("SDI-36V-88214")).toBeTruthy();
    expect(card.getByRole("img", { name: "Foto av cykeln" }).getAttribute("src")).toBe("/photos/1.jpg");
  });
});

describe("the pages of a stranger", () => {
  it("end with the third and an invitation", async () => {
    const cursors = ["two", "three"];
    serve({
      "/search": ({ searchParams }) => {
        const place = cursors.indexOf(searchParams.get("cursor") ?? "") + 1;
        const cursor = cursors[place];
        return aPage(cards(20, 20 * place + 1), cursor === undefined ? {} : { cursor });
      },
    });
    show("/bike-search?brand=Monark");
    await screen.findByRole("heading", { name: "De 20 första träffarna" });
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByRole("heading", { name: "De 40 första träffarna" });
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByRole("heading", { name: "Vill du se fler?" });
    expect(screen.getAllByRole("article")).toHaveLength(60);
    expect(screen.queryByRole("button", { name: "Visa fler" })).toBeNull();
    expect(screen.getByRole("link", { name: "Skapa konto" }).getAttribute("href")).toBe(
      `/register?next=${encodeURIComponent("/?brand=Monark")}`,
    );
    expect(screen.getByRole("link", { name: "Logga in" }).getAttribute("href")).toBe(
      `/auth?next=${encodeURIComponent("/?brand=Monark")}`,
    );
  });

  it("do not invite if everything was shown", async () => {
    serve({ "/search": () => aPage(cards(20)) });
    show("/bike-search?brand=Monark");
    await screen.findByRole("heading", { name: "20 träffar" });
    expect(screen.queryByRole("heading", { name: "Vill du se fler?" })).toBeNull();
  });
});

describe("a search without results", () => {
  it("warns that an unregistered bike may be stolen too, and offers an account", async () => {
    serve({ "/search": () => aPage([]) });
    show("/bike-search?q=wtu999x1");
    await screen.findByRole("heading", { name: "Ingen cykel med ramnumret WTU999X1" });
    expect(screen.getByText(/oregistrerad cykel kan också vara stulen/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Registrera cykeln" }).getAttribute("href")).toBe("/register");
    await userEvent.click(screen.getByRole("button", { name: "Ändra sökningen" }));
    expect(document.activeElement).toBe(field());
  });

  it("shows the bike with a similar number, and does not comment on the missing one", async () => {
    serve({ "/search": () => aPage([], { didYouMean: [aCard({ frameNumber: "WTU204K8861" })] }) });
    show("/bike-search?q=WTU2O4K8861");
    const near = within(await screen.findByRole("region", { name: "Menade du WTU204K8861?" }));
    expect(near.getByRole("article", { name: "Monark Karin" })).toBeTruthy();
    const numbers = near.getAllByRole("definition");
    expect(numbers.map(({ textContent }) => textContent)).toEqual(["WTU2O4K8861", "WTU204K8861"]);
    expect(numbers.map((number) => number.querySelector("mark")?.textContent)).toEqual(["O", "0"]);
    expect(screen.getByRole("heading", { name: "Ingen cykel med ramnumret WTU2O4K8861" })).toBeTruthy();
    expect(screen.queryByText(/Det betyder att/)).toBeNull();
  });

  it("close to a stolen bike's number warns first, and shows that bike first", async () => {
    const stolen = aCard({ frameNumber: "WTU204K8861", status: "stolen", stolenSince: "2026-11-12" });
    serve({ "/search": () => aPage([], { didYouMean: [aCard({ frameNumber: "WTU204K8867" }), stolen] }) });
    show("/bike-search?q=WTU2O4K8861");
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /liknar en stulen cykels.*Vänta med köpet/,
    );
    const [first] = screen.getAllByRole("article");
    expect(first?.className).toContain("bikecard--stolen");
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings.indexOf("Numret liknar en stulen cykels")).toBeLessThan(
      headings.indexOf("Ingen cykel med ramnumret WTU2O4K8861"),
    );
  });

  it("of two characters asks for three, and does not offer to register", async () => {
    serve({ "/search": () => aPage([]) });
    show("/bike-search?q=ab");
    expect(await screen.findByRole("heading", { name: "Skriv minst tre tecken" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Registrera cykeln" })).toBeNull();
  });

  it("shows how its words were understood", async () => {
    const understood = {
      filters: [{ field: "color" as const, value: "röd", typed: "röda" }],
      words: ["skrotnisse"],
      without: [],
    };
    serve({ "/search": () => aPage([], { understood }) });
    show("/bike-search?q=röda skrotnisse");
    const chips = within(await screen.findByRole("list", { name: "Så tolkades sökningen" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Färg: Röd",
      "Ord: skrotnisse",
    ]);
  });

  it("with filters lets them all be removed", async () => {
    serve({ "/search": () => aPage([]) });
    const { address } = show("/bike-search?q=elina&city=Malmö&status=stolen");
    await screen.findByRole("heading", { name: "Ingen träff bland stulna cyklar" });
    const state = within(screen.getByRole("region", { name: "Sökresultat" }));
    await userEvent.click(state.getByRole("button", { name: "Rensa alla filter" }));
    expect(address()).toBe("/bike-search?q=elina");
    await screen.findByRole("heading", { name: "Ingen träff bland stulna och annonserade cyklar" });
  });
});

describe("a failure", () => {
  it("of the network can be retried", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    show("/bike-search?q=WTU204K8861");
    await screen.findByText("Nätverksfel. Kontrollera uppkopplingen och försök igen.");
    serve({ "/search": () => aPage([aCard()]) });
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("of too many searches asks for a minute's pause and explains why", async () => {
    serve({ "/search": () => aProblem(429, "too-many-requests") });
    show("/bike-search?q=WTU204K8861");
    await screen.findByRole("heading", { name: "Ta en kort paus" });
    expect(screen.getByText(/automatiskt om (60|59) s/)).toBeTruthy();
    expect(screen.getByText(/kopiera hela registret/)).toBeTruthy();
  });

  it("of too many searches counts down the given seconds, and then searches again", async () => {
    const refused = aProblem(429, "too-many-requests");
    refused.headers.set("retry-after", "1");
    let refusals = 0;
    serve({
      "/search": () => {
        refusals += 1;
        return refusals === 1 ? refused : aPage([aCard()]);
      },
    });
    show("/bike-search?q=WTU204K8861");
    expect(await screen.findByText(/automatiskt om 1 s/)).toBeTruthy();
    expect(await screen.findByRole("article")).toBeTruthy();
  });
});
