import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedFoundReport } from "#contract/thefts/found-reports.ts";
import { anOwnBike, bikeId, problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { json } from "#tests/web/answer-calls.ts";
import { aTheft, open, prepare, sent, serve, stolenBike } from "./browser.tsx";

beforeEach(() => {
  prepare();
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const type = async (name: RegExp, text: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value: text } });

describe("what to do now", () => {
  it("names the police, the insurer and the service's own steps, and links to poster and recovery", async () => {
    serve({
      "GET ": [json(stolenBike())],
      "GET /thefts": [json({ items: [aTheft({ reward: 1500 })] })],
    });
    open("stolen");
    expect(
      await screen.findByText(/Cykeln är anmäld stulen 12 november 2026, Stora torget 1, Linköping/),
    ).toBeTruthy();
    expect(screen.getByText(/Utlovad hittelön: 1\s500\skr/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ring 114 14" }).getAttribute("href")).toBe("tel:11414");
    const here = `/my-bikes/${bikeId(1)}`;
    expect(screen.getByRole("link", { name: "Skriv ut affisch" }).getAttribute("href")).toBe(
      `${here}/poster`,
    );
    const mark = screen.getByRole("link", { name: "Markera som återfunnen" });
    expect(mark.getAttribute("href")).toBe(`${here}/recovered`);
    expect(screen.getByText(/Ring 112/)).toBeTruthy();
  });

  it("stores the police report number and shows it from then on", async () => {
    const numbered = aTheft({ policeReportNumber: "5000-K1234567-26" });
    serve({
      "GET ": [json(stolenBike())],
      "GET /thefts": [json({ items: [aTheft()] }), json({ items: [aTheft()] }), json({ items: [numbered] })],
      "PATCH /stolen": [problem(409, "conflict-try-again"), json({ bike: stolenBike(), theft: numbered })],
    });
    open("stolen");
    await type(/Polisens ärendenummer/, "5000-K123");
    await press("Spara ärendenumret");
    expect(await screen.findByText("Polisens ärendenummer skrivs som 5000-K1234567-26.")).toBeTruthy();
    await type(/Polisens ärendenummer/, "5000 - K1234567 - 26");
    await press("Spara ärendenumret");
    expect(await screen.findByText("Någon annan ändrade samtidigt. Försök igen.")).toBeTruthy();
    await press("Spara ärendenumret");
    expect(await screen.findByText("5000-K1234567-26")).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ policeReportNumber: "5000-K1234567-26" });
    await press("Ändra");
    expect(await screen.findByLabelText(/Polisens ärendenummer/)).toHaveProperty("value", "5000-K1234567-26");
  });

  it("copies the link if the browser cannot share", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    serve({ "GET ": [json(stolenBike())], "GET /thefts": [json({ items: [aTheft()] })] });
    open("stolen");
    await press("Dela");
    expect(await screen.findByRole("button", { name: "Länken är kopierad." })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/bike-search?q=WTU204K1001`);
  });

  it("of a bike under review promises nothing public before its approval", async () => {
    serve({
      "GET ": [json(stolenBike({ stolenInReview: true }))],
      "GET /thefts": [json({ items: [aTheft()] })],
    });
    open("stolen");
    expect(await screen.findByText(/Andra ser att den är stulen så snart den är godkänd/)).toBeTruthy();
    expect(screen.queryByText(/visas som STULEN överallt/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Skriv ut affisch" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Dela" })).toBeNull();
  });

  it("of a bike that is not stolen links to reporting it", async () => {
    serve({ "GET ": [json(anOwnBike())] });
    open("stolen");
    expect(await screen.findByText("Cykeln är inte anmäld stulen.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Anmäl cykeln stulen" })).toBeTruthy();
  });
});

const aReport = (changes: Partial<ListedFoundReport> = {}): ListedFoundReport => ({
  id: `found_${"0".repeat(24)}`,
  bikeId: bikeId(1),
  state: "confirmed",
  finderName: "Ka** L*",
  location: "Resecentrum",
  reportedAt: "2026-11-18T08:00:00.000Z",
  current: true,
  finder: 1,
  ...changes,
});

describe("a recovered bike", () => {
  const recovered = { bike: anOwnBike(), theft: aTheft({ state: "recovered" }) };

  it("is marked with how it came back", async () => {
    serve({
      "GET ": [json(stolenBike())],
      "GET /found-reports": [json({ items: [] })],
      "POST /recovered": [json(recovered)],
    });
    open("recovered");
    await press("Markera som återfunnen");
    expect(await screen.findByText("Fyll i det här fältet.")).toBeTruthy();
    await userEvent.click(await screen.findByRole("radio", { name: "Genom polisen" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /utan mitt namn/ }));
    expect(screen.queryByLabelText(/Ett tack/)).toBeNull();
    await press("Markera som återfunnen");
    expect(await screen.findByRole("heading", { name: "The bike" })).toBeTruthy();
    expect(sent).toEqual([
      {
        route: "POST /recovered",
        body: { how: "police", mayShare: true },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(await screen.findByText("Cykeln är markerad som återfunnen.")).toBeTruthy();
  });

  it("names finders first, and thanks them", async () => {
    const rejected = aReport({ id: `found_${"2".repeat(24)}`, state: "rejected", finderName: "Bo** B*" });
    const open_ = aReport({
      id: `found_${"1".repeat(24)}`,
      state: "owner_seen",
      location: "Ågatan",
      finder: 2,
    });
    const earlier = aReport({
      id: `found_${"3".repeat(24)}`,
      finderName: "Fö** F*",
      current: false,
      finder: 3,
    });
    const { finderName: _, ...nameless } = open_;
    serve({
      "GET ": [json(stolenBike())],
      "GET /found-reports": [json({ items: [aReport(), nameless, rejected, earlier] })],
      "POST /recovered": [json(recovered)],
    });
    open("recovered");
    expect(await screen.findByRole("heading", { name: "2 personer tror sig ha hittat den" })).toBeTruthy();
    expect(screen.getByText("Ka** L*")).toBeTruthy();
    expect(screen.getByText("Någon utan konto")).toBeTruthy();
    expect(screen.queryByText("Bo** B*")).toBeNull();
    expect(screen.queryByText("Fö** F*")).toBeNull();
    await userEvent.click(await screen.findByRole("radio", { name: "Någon annan hittade den" }));
    await type(/Ett tack/, "Tack så mycket!");
    await press("Markera som återfunnen");
    await screen.findByRole("heading", { name: "The bike" });
    expect(sent[0]?.body).toEqual({ how: "found-by-somebody", thanks: "Tack så mycket!", mayShare: false });
  });

  it("stays as it is if the server refuses", async () => {
    serve({
      "GET ": [json(stolenBike())],
      "GET /found-reports": [problem(403, "forbidden")],
      "POST /recovered": [problem(409, "conflict-try-again")],
    });
    open("recovered");
    await userEvent.click(await screen.findByRole("radio", { name: "Genom polisen" }));
    await press("Markera som återfunnen");
    expect(await screen.findByText("Någon annan ändrade samtidigt. Försök igen.")).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Genom polisen" })).toHaveProperty("checked", true);
  });
});

describe("a battery", () => {
  const electric = anOwnBike({ type: "elcykel" });
  const known = anOwnBike({ type: "elcykel", batterySerialNumber: "BAT-1" });
  const gone = anOwnBike({ ...known, batteryStolenSince: "2026-11-20" });

  it("without a known number asks for it first", async () => {
    serve({
      "GET ": [json(electric), json(gone)],
      "PATCH ": [json(known)],
      "POST /battery/stolen": [json(gone)],
    });
    open("battery");
    await press("Anmäl batteriet stulet");
    expect(await screen.findByText("Fyll i det här fältet.")).toBeTruthy();
    await type(/Batteriets serienummer/, "BAT-1");
    await press("Anmäl batteriet stulet");
    expect(await screen.findByText("STULET BATTERI")).toBeTruthy();
    expect(sent.map(({ route, body }) => [route, body])).toEqual([
      ["PATCH ", { batterySerialNumber: "BAT-1" }],
      ["POST /battery/stolen", { stolenDate: "2026-11-20" }],
    ]);
  });

  it("is recovered with one click, and stolen again with another", async () => {
    serve({
      "GET ": [json(gone), json(known), json(gone)],
      "POST /battery/recovered": [json(known)],
      "POST /battery/stolen": [json(gone)],
    });
    open("battery");
    expect(await screen.findByText(/Anmält stulet 20 november 2026/)).toBeTruthy();
    await press("Batteriet är tillbaka");
    expect(await screen.findByText("Batteriet är inte längre anmält stulet.")).toBeTruthy();
    await press("Ångra");
    expect(await screen.findByText("STULET BATTERI")).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ route: "POST /battery/stolen", body: { stolenDate: "2026-11-20" } });
  });

  it("of a stolen bike cannot be given a number", async () => {
    serve({
      "GET ": [json(stolenBike({ type: "elcykel" }))],
      "PATCH ": [problem(409, "stolen-cannot-be-edited")],
    });
    open("battery");
    await type(/Batteriets serienummer/, "BAT-1");
    await press("Anmäl batteriet stulet");
    expect(
      await screen.findByText(
        "Cykeln är anmäld stulen och kan inte redigeras. Markera den som återfunnen först.",
      ),
    ).toBeTruthy();
  });
});
