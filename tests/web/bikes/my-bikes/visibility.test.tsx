import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { anOwnBike, answer, bike, bikeId, fetched, open, prepare, problem, visibility } from "./browser.tsx";

const address = `/my-bikes/${bikeId(1)}/visibility`;
const toggle = (name: string) => screen.findByRole("switch", { name });
const isOn = async (name: string) => (await toggle(name)).getAttribute("aria-checked") === "true";
const preview = () => within(screen.getByRole("region", { name: "Så ser andra cykeln" }));
const wishes = () =>
  fetched.mock.calls
    .filter(([, request]) => request?.method === "PATCH")
    .map(([, request]) => JSON.parse(typeof request?.body === "string" ? request.body : ""));

/** Responds when told to. */
const held = () => {
  let release: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer: () => answered, release: (response: Response) => release(response) };
};

beforeEach(() => prepare());

describe("the switches of a bike", () => {
  it("show the bike's visibility, each with its value", async () => {
    answer(() => bike({ description: "Repa på ramen", photoUrl: "/photos/1.jpg" }));
    open(address);
    expect(await isOn("Märke")).toBe(true);
    expect(await isOn("Beskrivning")).toBe(false);
    expect(await isOn("Visa foto och beskrivning om cykeln blir stulen")).toBe(true);
    for (const text of ["Crescent", "Femto 1", "Blå", "Hybrid", "Repa på ramen", "Fotot av cykeln"])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText("Inget angivet än")).toBeTruthy();
    expect(screen.getAllByRole("switch")).toHaveLength(8);
  });

  it("move at once, together with the preview", async () => {
    const { answer: wait, release } = held();
    answer(() => bike(), wait);
    open(address);
    await userEvent.click(await toggle("Märke"));
    expect(await isOn("Märke")).toBe(false);
    expect(preview().getByRole("article", { name: "Femto 1" })).toBeTruthy();
    release(bike({ visibility: { ...visibility, brand: false } }));
    expect(await screen.findByText("Märke: dolt för andra.")).toBeTruthy();
    expect(wishes()).toEqual([{ brand: false }]);
  });

  it("can be undone with one button, at any time", async () => {
    answer(
      () => bike(),
      () => bike({ visibility: { ...visibility, model: false } }),
      () => bike(),
    );
    open(address);
    await userEvent.click(await toggle("Modell"));
    await userEvent.click(await screen.findByRole("button", { name: "Ångra" }));
    expect(await screen.findByText("Modell: visas för andra.")).toBeTruthy();
    expect(await isOn("Modell")).toBe(true);
    expect(wishes()).toEqual([{ model: false }, { model: true }]);
  });

  it("keep a newer change when an older one is answered", async () => {
    const first = held();
    const second = held();
    answer(() => bike(), first.answer, second.answer);
    open(address);
    await userEvent.click(await toggle("Märke"));
    await userEvent.click(await toggle("Modell"));
    expect(wishes()).toEqual([{ brand: false }]);
    first.release(bike({ visibility: { ...visibility, brand: false } }));
    await waitFor(() => expect(wishes()).toEqual([{ brand: false }, { model: false }]));
    expect(await isOn("Modell")).toBe(false);
    second.release(bike({ visibility: { ...visibility, brand: false, model: false } }));
    expect(await screen.findByText("Modell: dolt för andra.")).toBeTruthy();
    expect(await isOn("Märke")).toBe(false);
  });

  it("follow the server if it knows more than the page", async () => {
    answer(
      () => bike(),
      () => bike({ visibility: { ...visibility, brand: false, type: false } }),
    );
    open(address);
    await userEvent.click(await toggle("Märke"));
    await waitFor(async () => expect(await isOn("Cykeltyp")).toBe(false));
  });

  it("move back if a change conflicts, and show the current state", async () => {
    answer(
      () => bike(),
      problem(409, "conflict-try-again"),
      () => bike({ visibility: { ...visibility, photo: false } }),
    );
    open(address);
    await userEvent.click(await toggle("Märke"));
    expect(await screen.findByText("Ändringen sparades inte.")).toBeTruthy();
    expect(await isOn("Märke")).toBe(true);
    await waitFor(async () => expect(await isOn("Foto")).toBe(false));
    expect(screen.queryByRole("button", { name: "Ångra" })).toBeNull();
  });

  it("give way to a message if the bike is gone", async () => {
    answer(() => bike(), problem(404, "bike-not-found"), problem(404, "bike-not-found"));
    open(address);
    await userEvent.click(await toggle("Märke"));
    expect(await screen.findByRole("heading", { name: "Cykeln finns inte" })).toBeTruthy();
  });
});

describe("the preview", () => {
  const full = { name: "Vardagscykeln", description: "Repa på ramen", photoUrl: "/photos/1.jpg" };
  const hidden = { ...visibility, photo: false };

  it("shows the bike as strangers see it", async () => {
    answer(() => bike({ ...full, visibility: hidden }));
    open(address);
    await toggle("Märke");
    expect(preview().getByText("•••001")).toBeTruthy();
    expect(preview().getAllByText("Dold")).toHaveLength(2);
    expect(preview().queryByText("Repa på ramen")).toBeNull();
    expect(preview().getByRole("img", { name: "Tecknad bild av cykeln" })).toBeTruthy();
  });

  it("shows photo and description if stolen, unless hidden then too", async () => {
    answer(
      () => bike({ ...full, visibility: hidden }),
      () => Response.json(anOwnBike({ ...full, visibility: { ...hidden, whenStolen: false } })),
    );
    open(address);
    await toggle("Märke");
    await userEvent.click(preview().getByText("Om den blir stulen"));
    expect(preview().getByText("STULEN")).toBeTruthy();
    expect(preview().getByText("Repa på ramen")).toBeTruthy();
    expect(preview().getByRole("img", { name: "Foto av cykeln" })).toBeTruthy();
    await userEvent.click(await toggle("Visa foto och beskrivning om cykeln blir stulen"));
    expect(preview().queryByText("Repa på ramen")).toBeNull();
    expect(
      await screen.findByText("Foto och beskrivning visas inte heller om cykeln blir stulen."),
    ).toBeTruthy();
  });

  it("of a stolen bike offers no choice, and shows the date of the theft", async () => {
    answer(() => bike({ ...full, status: "stolen", stolenSince: "2026-11-12" }));
    open(address);
    await toggle("Märke");
    expect(preview().getByText("Anmäld stulen 12 november 2026")).toBeTruthy();
    expect(preview().queryByRole("radio")).toBeNull();
  });

  it("of a bike under review says that nobody sees it yet", async () => {
    answer(() => bike({ status: "pending_review" }));
    open(address);
    expect(await screen.findByText(/Ingen ser cykeln förrän den är godkänd/)).toBeTruthy();
  });
});
