import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Bike } from "#contract/bikes/bike.ts";
import { sight } from "#tests/web/layout.ts";
import { aBike, answer, bike, bikeId, fetched, open, prepare, problem } from "./browser.tsx";

const page = (items: Bike[], cursor?: string) => () => Response.json({ items, ...(cursor && { cursor }) });

beforeEach(() => prepare());

const cards = async () => screen.findAllByRole("article");
const requests = () => fetched.mock.calls.map(([address]) => address);

describe("my bikes", () => {
  it("appear in the server's order, each with plate, status and city", async () => {
    answer(
      page([
        aBike(2, { name: "Vardagscykeln", city: "Malmö", photoUrl: "/photos/2.jpg" }),
        aBike(1, { status: "stolen" }),
        aBike(0, { status: "pending_review" }),
      ]),
    );
    open("/my-bikes");
    const [first, second, third] = (await cards()).map((card) => within(card));
    expect(first?.getByRole("link", { name: "Vardagscykeln" }).getAttribute("href")).toBe(
      `/my-bikes/${bikeId(2)}`,
    );
    expect(first?.getByText("Crescent Femto 2")).toBeTruthy();
    expect(first?.getByText("WTU204K1002")).toBeTruthy();
    expect(first?.getByText("Malmö")).toBeTruthy();
    expect(first?.getByText("Registrerad")).toBeTruthy();
    expect(first?.getByRole("img", { name: "Foto av cykeln" }).getAttribute("src")).toBe("/photos/2.jpg");
    expect(second?.getByText("STULEN")).toBeTruthy();
    expect(second?.getByRole("img", { name: "Tecknad bild av cykeln" })).toBeTruthy();
    expect(third?.getByText("Granskas")).toBeTruthy();
    expect(screen.getByText("3 cyklar")).toBeTruthy();
    expect(document.title).toBe("Mina cyklar – Cykelregistret");
  });

  it("are counted in the singular too", async () => {
    answer(page([aBike(1)]));
    open("/my-bikes");
    expect(await screen.findByText("1 cykel")).toBeTruthy();
  });

  it("show a drawing if a photo does not open", async () => {
    answer(page([aBike(1, { photoUrl: "/photos/gone.jpg" })]));
    open("/my-bikes");
    fireEvent.error(await screen.findByRole("img", { name: "Foto av cykeln" }));
    expect(await screen.findByRole("img", { name: "Tecknad bild av cykeln" })).toBeTruthy();
  });

  it("are announced while loading, with placeholders in their shape", async () => {
    answer(async () => new Promise<Response>(() => undefined));
    open("/my-bikes");
    expect(await screen.findByText("Hämtar dina cyklar …")).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("offer to register one if there are none", async () => {
    answer(page([]));
    open("/my-bikes");
    await screen.findByRole("heading", { name: "Här hamnar dina cyklar" });
    expect(screen.getByRole("link", { name: "Registrera cykel" }).getAttribute("href")).toBe(
      "/bike-registration",
    );
  });

  it("explain a failure and load again on request", async () => {
    answer(problem(403, "forbidden"), page([aBike(1)]));
    open("/my-bikes");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Behörighetsfel. Ditt konto får inte göra det här.")).toBeTruthy();
    await userEvent.click(alert.getByRole("button", { name: "Försök igen" }));
    expect(await cards()).toHaveLength(1);
  });

  it("reload when a bike-changed event arrives", async () => {
    answer(page([aBike(1)]), page([aBike(2), aBike(1)]));
    const { queries } = open("/my-bikes");
    await cards();
    await queries.invalidateQueries({ queryKey: ["bikes"] });
    expect(await screen.findByText("2 cyklar")).toBeTruthy();
  });
});

describe("a long list of bikes", () => {
  it("loads the next page on request", async () => {
    answer(page([aBike(3), aBike(2)], "next page"), page([aBike(1)]));
    open("/my-bikes");
    await screen.findByText("De 2 senaste");
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    expect(await screen.findByText("3 cyklar")).toBeTruthy();
    expect(requests()).toEqual([
      "/api/bikes?limit=20&sort=newest",
      "/api/bikes?limit=20&cursor=next+page&sort=newest",
    ]);
    expect(screen.queryByRole("button", { name: "Visa fler" })).toBeNull();
  });

  it("loads the next page when scrolled near its end", async () => {
    sight.near = true;
    answer(page([aBike(2)], "c1"), page([aBike(1)]));
    open("/my-bikes");
    expect(await screen.findByText("2 cyklar")).toBeTruthy();
  });

  it("keeps its content if the next page fails, and waits for a click", async () => {
    sight.near = true;
    answer(page([aBike(2)], "c1"), problem(400, "invalid-cursor"), page([aBike(1)]));
    open("/my-bikes");
    expect(await screen.findByText("Fler cyklar kunde inte hämtas.")).toBeTruthy();
    expect(await cards()).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByText("2 cyklar")).toBeTruthy();
  });
});

describe("one bike", () => {
  const address = `/my-bikes/${bikeId(1)}`;

  it("shows all its fields and the Swedish day of registration", async () => {
    answer(() =>
      bike({
        name: "Vardagscykeln",
        city: "Malmö",
        description: "Repa på ramen",
        batterySerialNumber: "BAT-1",
        frameNumberTyped: "wtu 204-k1001",
      }),
    );
    open(address);
    await screen.findByRole("heading", { level: 1, name: "Vardagscykeln" });
    for (const text of [
      "Registrerad 20 november 2026",
      "WTU204K1001",
      "Hybrid",
      "Crescent",
      "Femto 1",
      "Blå",
      "Malmö",
      "BAT-1",
      "Repa på ramen",
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(requests()).toEqual([`/api/bikes/${bikeId(1)}`]);
  });

  it("links back to the list and to the public view", async () => {
    answer(() => bike());
    open(address);
    const publicly = await screen.findByRole("link", { name: "Se vad andra ser" });
    expect(publicly.getAttribute("href")).toBe("/bike-search?q=WTU204K1001");
    expect(screen.getByRole("link", { name: "Mina cyklar" }).getAttribute("href")).toBe("/my-bikes");
  });

  it("names its hidden fields and links to the visibility page", async () => {
    answer(() => bike());
    open(address);
    expect(await screen.findByText("Namn, Beskrivning")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Välj vad andra ser" });
    expect(link.getAttribute("href")).toBe(`${address}/visibility`);
  });

  it("does not name fields as hidden that are public during a theft", async () => {
    answer(() => bike({ status: "stolen" }));
    open(address);
    expect(await screen.findByText(/Cykeln är anmäld stulen. Den kan inte/)).toBeTruthy();
    expect(screen.queryByText("Namn, Beskrivning")).toBeNull();
    expect(screen.getByText("Namn")).toBeTruthy();
  });

  it("under review explains the review and links to no public search", async () => {
    answer(() => bike({ status: "pending_review" }));
    open(address);
    expect(await screen.findByText(/En handläggare granskar cykeln/)).toBeTruthy();
    expect(screen.getByText("Granskas")).toBeTruthy();
    expect(screen.getByText("Inskickad 20 november 2026")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Se vad andra ser" })).toBeNull();
  });

  it("stolen while under review explains both", async () => {
    answer(() => bike({ status: "stolen", stolenInReview: true }));
    open(address);
    expect(await screen.findByText(/Vi granskar också cykeln/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Markera som återfunnen" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Se vad andra ser" })).toBeNull();
    expect(screen.queryByRole("link", { name: /Efterlysning/ })).toBeNull();
  });

  it("has one row of actions, and a menu that closes with Esc", async () => {
    answer(() => bike());
    open(address);
    expect(await screen.findByRole("link", { name: "Anmäl cykeln stulen" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Redigera" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Lägg ut till salu" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Ta bort" })).toBeNull();
    const more = screen.getByRole("button", { name: "Fler val" });
    await userEvent.click(more);
    expect(screen.getByRole("link", { name: "Lägg ut till salu" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Byt ägare" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Ta bort" })).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).not.toBe(more);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "Ta bort" })).toBeNull();
    expect(document.activeElement).toBe(more);
  });

  it.each([
    ["Väntar på köparen", "/transfers/tr_1", { openTransferId: "tr_1" }],
    ["Din annons", `${address}/sell`, { openListingId: "ad_1" }],
  ])("shows %s first once it has begun, and editing in the menu", async (name, to, begun) => {
    answer(() => bike(begun));
    open(address);
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(to);
    expect(screen.queryByRole("link", { name: "Redigera" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Fler val" }));
    expect(screen.getByRole("link", { name: "Redigera" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Lägg ut till salu" })).toBeNull();
  });

  it("reported stolen explains the consequences", async () => {
    answer(() => bike({ status: "stolen" }));
    open(address);
    expect(await screen.findByText(/Cykeln är anmäld stulen/)).toBeTruthy();
  });

  it.each([
    [404, "bike-not-found"],
    [400, "invalid-request"],
  ])("is reported as missing for %i %s", async (status, code) => {
    answer(problem(status, code));
    open(address);
    await screen.findByRole("heading", { name: "Cykeln finns inte" });
    expect(screen.getByRole("link", { name: "Till mina cyklar" })).toBeTruthy();
  });

  it("can be loaded again after a failure", async () => {
    answer(problem(429, "too-many-requests"), () => bike());
    open(address);
    await userEvent.click(await screen.findByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Crescent Femto 1" })).toBeTruthy();
  });
});

describe("the receipt", () => {
  const address = `/my-bikes/${bikeId(1)}`;
  const show = async () => userEvent.click(await screen.findByRole("button", { name: "Visa kvitto" }));
  const image = async () => screen.findByRole("img", { name: "Kvittot för cykeln" });

  it("opens in a dialog with the link loaded with the bike", async () => {
    answer(() => bike({ receiptUrl: "/receipt/1" }));
    open(address);
    await show();
    expect((await image()).getAttribute("src")).toBe("/receipt/1");
    expect(screen.getByText("Bara du och våra handläggare ser kvittot.")).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("gets a new link if the first may have expired", async () => {
    answer(
      () => bike({ receiptUrl: "/receipt/old" }),
      () => bike({ receiptUrl: "/receipt/new" }),
    );
    open(address);
    await screen.findByRole("button", { name: "Visa kvitto" });
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000, toFake: ["Date"] });
    await show();
    expect((await image()).getAttribute("src")).toBe("/receipt/new");
    vi.useRealTimers();
  });

  it("can be loaded again if it does not open", async () => {
    answer(
      () => bike({ receiptUrl: "/receipt/broken" }),
      () => bike({ receiptUrl: "/receipt/whole" }),
    );
    open(address);
    await show();
    fireEvent.error(await image());
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Kvittot kunde inte visas.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Försök igen" }));
    await waitFor(async () => expect((await image()).getAttribute("src")).toBe("/receipt/whole"));
  });

  it("is reported missing if there is none", async () => {
    answer(() => bike());
    open(address);
    await show();
    expect(await screen.findByText("Det finns inget kvitto för den här cykeln.")).toBeTruthy();
  });
});
