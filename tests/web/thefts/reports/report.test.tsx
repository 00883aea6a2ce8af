import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anOwnBike, bikeId, problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { type Routes, json } from "#tests/web/answer-calls.ts";
import { aTheft, open, prepare, sent, serve, stolenBike } from "./browser.tsx";

const safe = json(anOwnBike({ city: "Motala" }));
const both = { bike: stolenBike(), theft: aTheft() };
const api = (changes: Routes = {}): Routes => ({
  "GET ": [safe],
  "GET /thefts": [json({ items: [aTheft()] })],
  "POST /stolen": [json(both)],
  ...changes,
});

beforeEach(() => {
  prepare();
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});

const field = (name: RegExp) => screen.findByLabelText(name);
const type = async (name: RegExp, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const valueOf = async (name: RegExp) => {
  const input = await field(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : undefined;
};
const review = () => screen.findByRole("heading", { level: 1, name: "Kontrollera och anmäl" });

describe("reporting a bike stolen", () => {
  it("suggests cities from the register, and accepts any other", async () => {
    const cities = json({ items: [{ value: "Linköping" }] });
    serve(api({ "GET /api/search/suggestions?field=city&prefix=Linko": [cities] }));
    open("report-stolen");
    const city = await field(/^Ort/);
    await userEvent.clear(city);
    await userEvent.type(city, "Linko");
    expect(await screen.findByRole("option", { name: "Linköping" })).toBeTruthy();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(await valueOf(/^Ort/)).toBe("Linköping");
    await userEvent.type(city, "s by");
    expect(await valueOf(/^Ort/)).toBe("Linköpings by");
  });

  it("starts with today in Sweden and the bike's city", async () => {
    serve(api());
    open("report-stolen");
    expect(await valueOf(/När blev den stulen/)).toBe("2026-11-20");
    expect((await field(/När blev den stulen/)).getAttribute("max")).toBe("2026-11-20");
    expect(await valueOf(/^Ort/)).toBe("Motala");
    expect(screen.getByText("Pågår stölden just nu? Konfrontera ingen. Ring 112.")).toBeTruthy();
    await press("Lägg till mer");
    const link = screen.getByRole("link", { name: /Anmäl på polisen.se/ });
    expect(link.getAttribute("href")).toBe("https://polisen.se/utsatt-for-brott/polisanmalan/");
    expect(
      screen.getByText(/hittegodslagen 3 §; i praktiken brukar det bli omkring 10 % av värdet/),
    ).toBeTruthy();
  });

  it("shows errors at their fields, and sends nothing", async () => {
    serve(api());
    open("report-stolen");
    expect((await field(/Hittelön/)).closest("[hidden]")).not.toBeNull();
    await press("Lägg till mer");
    expect((await field(/Hittelön/)).closest("[hidden]")).toBeNull();
    await type(/Polisens ärendenummer/, "K123");
    await type(/När blev den stulen/, "2026-11-21");
    await type(/Hittelön/, "en slant");
    await press("Fortsätt");
    expect(await screen.findByText("Fyll i det här fältet.")).toBeTruthy();
    expect(screen.getByText("Polisens ärendenummer skrivs som 5000-K1234567-26.")).toBeTruthy();
    expect(screen.getByText("Datumet ligger i framtiden. Ange när cykeln blev stulen.")).toBeTruthy();
    expect(screen.getByText("Skriv hela kronor, mellan 1 och 100 000.")).toBeTruthy();
    expect((await field(/Var stod den/)).getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("shows the answers and their effects before sending, then the next steps", async () => {
    serve(api({ "GET ": [safe, json(stolenBike())] }));
    const router = open("report-stolen");
    await type(/Var stod den/, " Stora torget 1 ");
    await type(/Polisens ärendenummer/, "5000-k1234567-26");
    await type(/Hittelön/, "1 500 kr");
    await press("Fortsätt");
    await review();
    expect(screen.getByText("20 november 2026")).toBeTruthy();
    expect(screen.getByText("Stora torget 1, Motala")).toBeTruthy();
    expect(screen.getByText("5000-K1234567-26")).toBeTruthy();
    const effects = within(
      screen.getByRole("heading", { name: "Det här händer direkt" }).closest("section")!,
    );
    expect(effects.getAllByRole("listitem").length).toBeGreaterThan(3);
    expect(sent).toEqual([]);
    await press("Anmäl stulen");
    await screen.findByRole("heading", { level: 1, name: "Vad gör jag nu?" });
    expect(router.state.location.pathname).toBe(`/my-bikes/${bikeId(1)}/stolen`);
    expect(sent).toEqual([
      {
        route: "POST /stolen",
        body: {
          stolenDate: "2026-11-20",
          place: "Stora torget 1",
          city: "Motala",
          policeReportNumber: "5000-K1234567-26",
          reward: 1500,
        },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("returns to the form with everything typed", async () => {
    serve(api());
    open("report-stolen");
    await type(/Var stod den/, "Stora torget 1");
    await press("Fortsätt");
    await review();
    await press("Ändra");
    expect(await valueOf(/Var stod den/)).toBe("Stora torget 1");
  });

  it("keeps typed text after a failure, and sends it again with the same key", async () => {
    const busy = problem(429, "too-many-requests");
    serve(api({ "GET ": [safe, safe, json(stolenBike())], "POST /stolen": [busy, json(both)] }));
    open("report-stolen");
    await type(/Var stod den/, "Stora torget 1");
    await press("Fortsätt");
    await review();
    await press("Anmäl stulen");
    expect(await screen.findByText(/Det kom många förfrågningar/)).toBeTruthy();
    await press("Anmäl stulen");
    await screen.findByRole("heading", { level: 1, name: "Vad gör jag nu?" });
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  it.each([
    [
      "stolen-date-in-future",
      /När blev den stulen/,
      "Datumet ligger i framtiden. Ange när cykeln blev stulen.",
    ],
    ["invalid-request", /Var stod den/, "Texten är för lång."],
  ])("returns to the field if the server answers %s", async (code, name, text) => {
    const issues = code === "invalid-request" ? [{ path: "body.place", rule: "too-long" }] : undefined;
    const refusal = { type: code, title: code, status: 400, code, issues };
    serve(api({ "POST /stolen": [() => Response.json(refusal, { status: 400 })] }));
    open("report-stolen");
    await type(/Var stod den/, "Stora torget 1");
    await press("Fortsätt");
    await review();
    await press("Anmäl stulen");
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field(name)));
    expect(await valueOf(/Var stod den/)).toBe("Stora torget 1");
  });

  it("is not offered twice", async () => {
    serve(api({ "GET ": [json(stolenBike())] }));
    open("report-stolen");
    expect(await screen.findByRole("heading", { level: 1, name: "Vad gör jag nu?" })).toBeTruthy();
  });

  it("of a bike under review says what others do not see yet", async () => {
    serve(api({ "GET ": [json(anOwnBike({ status: "pending_review" }))] }));
    open("report-stolen");
    await type(/Var stod den/, "Stora torget 1");
    await type(/Ort/, "Linköping");
    await press("Fortsätt");
    expect(await screen.findByText(/Andra ser att den är stulen så snart den är godkänd/)).toBeTruthy();
    expect(screen.queryByText(/ser STULEN/)).toBeNull();
    expect(screen.getByRole("button", { name: "Anmäl stulen" })).toBeTruthy();
  });
});

describe("an interrupted report", () => {
  it("leaves at once if nothing was typed", async () => {
    serve(api());
    open("report-stolen");
    await press("Avbryt");
    expect(await screen.findByRole("heading", { name: "The bike" })).toBeTruthy();
  });

  it("is restored if it was kept", async () => {
    serve(api());
    open("report-stolen");
    await type(/Var stod den/, "Stora torget 1");
    await press("Avbryt");
    await press("Spara och gå");
    await screen.findByRole("heading", { name: "The bike" });
    cleanup();
    open("report-stolen");
    expect(await valueOf(/Var stod den/)).toBe("Stora torget 1");
  });

  it("is gone if it was discarded", async () => {
    serve(api());
    open("report-stolen");
    await type(/Var stod den/, "Stora torget 1");
    await press("Avbryt");
    await press("Kasta det");
    await screen.findByRole("heading", { name: "The bike" });
    cleanup();
    open("report-stolen");
    expect(await valueOf(/Var stod den/)).toBe("");
  });
});
