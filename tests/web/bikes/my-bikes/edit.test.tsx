import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, bike, bikeId, fetched, open, prepare, problem, sent } from "./browser.tsx";

const address = `/my-bikes/${bikeId(1)}/edit`;
const known = {
  name: "Vardagscykeln",
  city: "Malmö",
  description: "Repa på ramen",
  registeredAt: "2026-03-02T09:00:00.000Z",
};
const justNow = () => new Date(Date.now() - 30 * 60_000).toISOString();

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const type = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== "") await userEvent.type(input, text);
};
const save = async () => userEvent.click(screen.getByRole("button", { name: "Spara ändringar" }));

beforeEach(() => prepare());

describe("editing a bike", () => {
  it("sends only the changes, and shows the updated bike", async () => {
    answer(
      () => bike(known),
      () => bike({ ...known, city: "Åmål" }),
    );
    const { router } = open(address);
    await type("Ort", "Åmål");
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my-bikes/${bikeId(1)}`));
    expect(sent("PATCH")).toEqual([{ city: "Åmål" }]);
    expect(await screen.findByText("Åmål")).toBeTruthy();
  });

  it.each([
    [undefined, "Hela cykeln från sidan."],
    ["/photo.jpg", "Hela cykeln från sidan. Det gamla fotot försvinner när du sparar."],
  ])("says that a photo is replaced only where there is one (%s)", async (photoUrl, hint) => {
    answer(() => bike({ ...known, photoUrl }));
    open(address);
    expect(await screen.findByText(hint)).toBeTruthy();
  });

  it("removes emptied details", async () => {
    answer(
      () => bike(known),
      () => bike(),
    );
    open(address);
    await type("Cykelns namn", "");
    await type("Beskrivning", "");
    await save();
    await waitFor(() => expect(sent("PATCH")).toEqual([{ name: null, description: null }]));
  });

  it("sends nothing without changes", async () => {
    answer(() => bike(known));
    open(address);
    await field("Ort");
    await save();
    expect(await screen.findByText("Du har inte ändrat något.")).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("keeps the typed text if somebody else was faster, and shows their changes", async () => {
    answer(
      () => bike(known),
      problem(409, "conflict-try-again"),
      () => bike({ ...known, name: "Elsas cykel" }),
      () => bike({ ...known, name: "Elsas cykel", city: "Åmål" }),
    );
    open(address);
    await type("Ort", "Åmål");
    await save();
    expect(await screen.findByText(/Cykeln har ändrats på annat håll/)).toBeTruthy();
    await waitFor(async () => expect((await field("Cykelns namn")).value).toBe("Elsas cykel"));
    expect((await field("Ort")).value).toBe("Åmål");
    await save();
    await waitFor(() => expect(sent("PATCH")).toEqual([{ city: "Åmål" }, { city: "Åmål" }]));
  });

  it("keeps the typed text without a response", async () => {
    answer(
      () => bike(known),
      () => {
        throw new TypeError("offline");
      },
    );
    open(address);
    await type("Ort", "Åmål");
    await save();
    expect(await screen.findByText(/Nätverksfel/)).toBeTruthy();
    expect((await field("Ort")).value).toBe("Åmål");
  });

  it("is refused for a stolen bike, with the next step", async () => {
    answer(() => bike({ status: "stolen" }));
    open(address);
    expect(
      await screen.findByText(
        "Cykeln är anmäld stulen och kan inte redigeras. Markera den som återfunnen först.",
      ),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Spara ändringar" })).toBeNull();
  });

  it("keeps the number of a stolen battery", async () => {
    answer(() => bike({ batterySerialNumber: "BAT-1", batteryStolenSince: "2026-11-12" }));
    open(address);
    expect((await field("Batteriets serienummer")).disabled).toBe(true);
  });
});

describe("identifying fields", () => {
  it("can be changed for a day, with the time left", async () => {
    answer(
      () => bike({ ...known, registeredAt: justNow() }),
      () => bike({ ...known, registeredAt: justNow(), model: "Femto 7" }),
    );
    open(address);
    expect(await screen.findByText(/23 timmar kvar/)).toBeTruthy();
    await type("Modell", "Femto 7");
    await save();
    await waitFor(() => expect(sent("PATCH")).toEqual([{ model: "Femto 7" }]));
  });

  it("count minutes in the last hour", async () => {
    answer(() => bike({ registeredAt: new Date(Date.now() - 23.5 * 3_600_000).toISOString() }));
    open(address);
    expect(await screen.findByText(/30 minuter kvar/)).toBeTruthy();
  });

  it("show errors at the number before and after sending", async () => {
    answer(
      () => bike({ registeredAt: justNow() }),
      problem(409, "frame-number-taken"),
      () => bike({ registeredAt: justNow() }),
    );
    open(address);
    await type("Ramnummer", "kort");
    await save();
    expect(await screen.findByText(/mellan 6-20 tecken/)).toBeTruthy();
    await type("Ramnummer", "WTU999X1");
    await save();
    expect((await screen.findAllByText("Ramnumret är redan registrerat.")).length).toBeGreaterThan(0);
    expect((await field("Ramnummer")).value).toBe("WTU999X1");
  });

  it("are locked afterwards, with a link to a correction request", async () => {
    answer(() => bike(known));
    open(address);
    expect(await screen.findByText(/Låst sedan 3 mars 2026 kl. 10:00/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Ramnummer" })).toBeNull();
    expect(screen.getByRole("link", { name: "Be om rättelse" }).getAttribute("href")).toBe(
      `/my-bikes/${bikeId(1)}/correction`,
    );
  });
});

describe("a correction request", () => {
  const request = `/my-bikes/${bikeId(1)}/correction`;
  const correction = (changes: object = {}) => ({
    id: `correction_${"1".padStart(24, "0")}`,
    bikeId: bikeId(1),
    state: "open",
    request: { model: "Femto 7", reason: "Felläst" },
    requestedAt: "2026-11-20T10:00:00.000Z",
    ...changes,
  });
  const items =
    (...corrections: object[]) =>
    () =>
      Response.json({ items: corrections });
  const send = async () => userEvent.click(screen.getByRole("button", { name: "Skicka" }));

  it("sends the new values and the reason, and then waits", async () => {
    answer(
      () => bike(),
      items(),
      () => Response.json(correction()),
      items(correction()),
    );
    open(request);
    await type("Modell", "Femto 7");
    await type("Varför ska det ändras?", "Felläst");
    await send();
    expect(await screen.findByText("Väntar på beslut")).toBeTruthy();
    expect(sent("POST")).toEqual([{ model: "Femto 7", reason: "Felläst" }]);
    expect(screen.queryByRole("button", { name: "Skicka" })).toBeNull();
  });

  it("needs a changed value and a reason", async () => {
    answer(() => bike(), items());
    open(request);
    await screen.findByRole("button", { name: "Skicka" });
    await send();
    expect(await screen.findByText("Fyll i det här fältet.")).toBeTruthy();
    await type("Varför ska det ändras?", "Felläst");
    await send();
    expect(await screen.findByText("Ändra det som ska stå i stället.")).toBeTruthy();
    expect(sent("POST")).toEqual([]);
  });

  it("shows the decision in the administrator's words", async () => {
    answer(
      () => bike(),
      items(
        correction({
          state: "rejected",
          decidedAt: "2026-11-21T10:00:00.000Z",
          answer: "Kvittot säger annat.",
        }),
      ),
    );
    open(request);
    const card = within(await screen.findByRole("article"));
    expect(card.getByText("Inte rättat")).toBeTruthy();
    expect(card.getByText("Kvittot säger annat.")).toBeTruthy();
    expect(card.getByText("Avgjord 21 november 2026")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Skicka" })).toBeTruthy();
  });
});

describe("deleting a bike", () => {
  const page = `/my-bikes/${bikeId(1)}`;
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Fler val" }));
    await userEvent.click(screen.getByRole("button", { name: "Ta bort" }));
    return within(await screen.findByRole("dialog", { name: "Ta bort cykeln?" }));
  };

  it("explains the consequences, and returns to the list without the bike", async () => {
    answer(
      () => bike(known),
      () => Response.json({}),
      () => Response.json({ items: [] }),
    );
    const { router } = open(page);
    const dialog = await openDialog();
    expect(dialog.getByText("Ramnumret WTU204K1001 blir ledigt och kan registreras igen.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Ta bort cykeln" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/my-bikes"));
    expect(await screen.findByText("Cykeln är borttagen")).toBeTruthy();
  });

  it("is not offered for a stolen bike, and neither is editing", async () => {
    answer(() => bike({ status: "stolen", batterySerialNumber: "BAT-1" }));
    open(page);
    await userEvent.click(await screen.findByRole("button", { name: "Fler val" }));
    expect(screen.getByRole("link", { name: "Anmäl batteriet stulet" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ta bort" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Redigera" })).toBeNull();
  });

  it("explains the server's refusal", async () => {
    answer(() => bike(), problem(409, "stolen-cannot-be-deleted"));
    open(page);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Ta bort cykeln" }));
    expect(await dialog.findByText(/kan inte tas bort/)).toBeTruthy();
  });
});
