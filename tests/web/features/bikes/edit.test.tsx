import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTexts } from "#tests/web/start-texts.ts";
import {
  answer,
  bike,
  bikeId,
  fetched,
  open,
  prepare,
  problem,
  sent,
} from "#tests/web/features/bikes/browser.tsx";

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

beforeEach(async () => {
  prepare();
  await startTexts("sv");
});
afterEach(cleanup);

describe("editing a bike", () => {
  it("sends what is to change and nothing else, and shows the bike as it has become", async () => {
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

  it("takes away what is emptied", async () => {
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

  it("sends nothing where nothing was changed", async () => {
    answer(() => bike(known));
    open(address);
    await field("Ort");
    await save();
    expect(await screen.findByText("Du har inte ändrat något.")).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("keeps what was typed where someone else was first, and shows what they changed", async () => {
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

  it("keeps what was typed where there is no answer", async () => {
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

  it("of a stolen one is refused, with the way out", async () => {
    answer(() => bike({ status: "stolen" }));
    open(address);
    expect(
      await screen.findByText(
        "Cykeln är anmäld stulen och kan inte redigeras. Markera den som återfunnen först.",
      ),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Spara ändringar" })).toBeNull();
  });

  it("leaves the number of a battery that is missed", async () => {
    answer(() => bike({ batterySerialNumber: "BAT-1", batteryStolenSince: "2026-11-12" }));
    open(address);
    expect((await field("Batteriets serienummer")).disabled).toBe(true);
  });
});

describe("what identifies a bike", () => {
  it("can be changed for a day, with the time that is left", async () => {
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

  it("counts in minutes in the last hour", async () => {
    answer(() => bike({ registeredAt: new Date(Date.now() - 23.5 * 3_600_000).toISOString() }));
    open(address);
    expect(await screen.findByText(/30 minuter kvar/)).toBeTruthy();
  });

  it("says at the number what is wrong with it, before and after it was sent", async () => {
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

  it("is locked after that, and leads to asking", async () => {
    answer(() => bike(known));
    open(address);
    expect(await screen.findByText(/Låst sedan 3 mars 2026 kl. 10:00/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Ramnummer" })).toBeNull();
    expect(screen.getByRole("link", { name: "Be om rättelse" }).getAttribute("href")).toBe(
      `/my-bikes/${bikeId(1)}/correction`,
    );
  });
});

describe("asking for a correction", () => {
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

  it("sends what it should say instead and why, and then waits", async () => {
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

  it("needs something to correct, and a reason", async () => {
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

  it("shows what was decided, in the words of who decided it", async () => {
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

  it("says what becomes of it, and leads to the list without it", async () => {
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

  it("is not offered for a stolen one, and neither is changing it", async () => {
    answer(() => bike({ status: "stolen", batterySerialNumber: "BAT-1" }));
    open(page);
    await userEvent.click(await screen.findByRole("button", { name: "Fler val" }));
    expect(screen.getByRole("link", { name: "Anmäl batteriet stulet" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Ta bort" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Redigera" })).toBeNull();
  });

  it("says what the register has against it", async () => {
    answer(() => bike(), problem(409, "stolen-cannot-be-deleted"));
    open(page);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Ta bort cykeln" }));
    expect(await dialog.findByText(/kan inte tas bort/)).toBeTruthy();
  });
});
