import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LookupResult, PublicBike } from "#contract/lookup.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { LookupPage } from "#web/features/lookup/LookupPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const aBike = (changes: Partial<PublicBike> = {}): PublicBike => ({
  frameNumber: "WTU204K8861",
  status: "registered",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  type: "dam",
  newlyRegistered: false,
  ...changes,
});

const fetched = vi.fn<typeof fetch>();
const answerWith = (bike?: PublicBike) =>
  fetched.mockImplementation(async (address) => {
    const frameNumber = (typeof address === "string" ? address : "").split("/").at(-1) ?? "";
    return Response.json({ frameNumber, ...(bike && { bike }) } satisfies LookupResult);
  });

const open = (address: string) => {
  const router = createMemoryRouter([{ path: "/bike-search", Component: LookupPage }], {
    initialEntries: [address],
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

const field = () => screen.getByRole("textbox", { name: "Ramnummer" });
const rule = "Ramnumret måste vara mellan 6-20 tecken och innehålla endast bokstäver och siffror.";

beforeEach(async () => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  await startTexts("sv");
});
afterEach(cleanup);

describe("before a search", () => {
  it("shows the field and help, and asks nothing", () => {
    open("/bike-search");
    expect(field()).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Var sitter ramnumret?" })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("takes the key / to the field", async () => {
    open("/bike-search");
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(field());
  });

  it.each(["abc12", "ÅÄÖ1234", "ABCDEFGHIJ12345678901"])("explains what is wrong with %s", async (typed) => {
    open("/bike-search");
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(screen.getByRole("alert").textContent).toBe(rule);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("a search", () => {
  it("is kept in the address and asked for in its canonical spelling", async () => {
    answerWith(aBike());
    const router = open("/bike-search");
    await userEvent.type(field(), "wtu 204-k8861{Enter}");
    await screen.findByRole("article", { name: "Monark Karin" });
    expect(router.state.location.search).toBe("?q=wtu+204-k8861");
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/lookups/WTU204K8861");
  });

  it("goes back to the search before", async () => {
    answerWith();
    const router = open("/bike-search?q=FIRST111");
    await screen.findByRole("heading", { name: /FIRST111/ });
    await userEvent.clear(field());
    await userEvent.type(field(), "SECOND22{Enter}");
    await screen.findByRole("heading", { name: /SECOND22/ });
    await router.navigate(-1);
    await screen.findByRole("heading", { name: /FIRST111/ });
    expect(field()).toHaveProperty("value", "FIRST111");
  });

  it("shows the shape of a card while it takes time, and not before", async () => {
    fetched.mockImplementation(async () => new Promise<Response>(() => undefined));
    open("/bike-search?q=WTU204K8861");
    expect(screen.queryByText("Söker …")).toBeNull();
    expect(await screen.findByText("Söker …")).toBeTruthy();
  });
});

describe("a hit", () => {
  it("shows what the owner lets be seen and says what is hidden", async () => {
    answerWith(aBike({ newlyRegistered: true }));
    open("/bike-search?q=WTU204K8861");
    const card = within(await screen.findByRole("article", { name: "Monark Karin" }));
    expect(card.getByText("Registrerad")).toBeTruthy();
    expect(card.getByText("Nyregistrerad")).toBeTruthy();
    expect(card.getByText("Svart")).toBeTruthy();
    expect(card.getAllByText("Dold")).toHaveLength(3);
    expect(card.queryByRole("link")).toBeNull();
  });

  it("of a stolen bike says so, since when, and whom to call", async () => {
    answerWith(aBike({ status: "stolen", stolenSince: "2026-11-12", city: "Malmö" }));
    open("/bike-search?q=WTU204K8861");
    const article = await screen.findByRole("article");
    const card = within(article);
    expect(article.className).toContain("bikecard--stolen");
    expect(card.getByText("STULEN")).toBeTruthy();
    expect(card.getByText("Anmäld stulen 12 november 2026")).toBeTruthy();
    expect(card.getByRole("link", { name: "Ring polisen 114 14" }).getAttribute("href")).toBe("tel:11414");
  });

  it("shows the photo where there is one", async () => {
    answerWith(aBike({ photoUrl: "/photos/upload_1.jpg" }));
    open("/bike-search?q=WTU204K8861");
    expect((await screen.findByRole("img", { name: "Foto av cykeln" })).getAttribute("src")).toBe(
      "/photos/upload_1.jpg",
    );
  });
});

describe("no hit", () => {
  it("warns that an unregistered bike may be stolen too, and leads on to an account", async () => {
    answerWith();
    open("/bike-search?q=wtu999x1");
    await screen.findByRole("heading", { name: "Ingen cykel med ramnumret WTU999X1" });
    expect(screen.getByText(/oregistrerad cykel kan också vara stulen/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Registrera cykeln" }).getAttribute("href")).toBe("/register");
    await userEvent.click(screen.getByRole("button", { name: "Ändra sökningen" }));
    expect(document.activeElement).toBe(field());
  });
});

describe("a failure", () => {
  it("of the network can be tried again", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    open("/bike-search?q=WTU204K8861");
    await screen.findByText("Nätverksfel. Kontrollera uppkopplingen och försök igen.");
    answerWith(aBike());
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("of too many searches asks for a minute", async () => {
    const problem = { type: "about:blank", title: "Slow down", status: 429, code: "too-many-requests" };
    fetched.mockResolvedValue(Response.json(problem, { status: 429 }));
    open("/bike-search?q=WTU204K8861");
    await screen.findByRole("heading", { name: "Ta en kort paus" });
    expect(screen.getByText(/Vänta en minut/)).toBeTruthy();
  });
});
