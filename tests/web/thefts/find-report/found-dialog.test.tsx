import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnFoundReport } from "#contract/thefts/found-reports.ts";
import { ReportFound } from "#web/thefts/find-report/ReportFound.tsx";
import { problem } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "customer", userId: "u1", name: "Anna" }),
  getAccessToken: async () => "token",
}));

const bikeId = `bike_${"0".repeat(23)}1`;
const report: OwnFoundReport = {
  id: `found_${"0".repeat(24)}`,
  bikeId,
  bike: "Bianchi Via Nirone 7",
  state: "pending",
  reward: "waiting",
  location: "Möllevången",
  reportedAt: "2026-11-20T10:00:00.000Z",
};

type Sent = { body: unknown; key: string | null };
const sent: Sent[] = [];
const answers: (() => Response | Promise<Response>)[] = [];
let own: string[] = [];

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  own = [];
  vi.stubGlobal("fetch", async (address: string, { body, headers }: { body?: string; headers: Headers }) => {
    if (address.includes("/api/bikes?")) return Response.json({ items: own.map(ownBike) });
    sent.push({ body: JSON.parse(body ?? "null"), key: headers.get("idempotency-key") });
    const next = answers.shift();
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next();
  });
});

const ownBike = (id: string) => ({
  id,
  frameNumber: "WTU290K4813S",
  frameNumberTyped: "WTU290K4813S",
  status: "stolen",
  type: "landsväg",
  brand: "Bianchi",
  model: "Via Nirone 7",
  color: "röd",
  registeredAt: "2026-01-20T10:00:00.000Z",
});

const texts = { found: "Jag har hittat cykeln" };
const show = (reward?: number) => {
  const element = (
    <ReportFound bike={{ id: bikeId, frameNumber: "•••13S", reward }}>{texts.found}</ReportFound>
  );
  showPages([
    { path: "/", element },
    { path: "/found-reports", element: <p>Cyklar jag har hittat</p> },
  ]);
};
const open = async (reward?: number) => {
  show(reward);
  await userEvent.click(await screen.findByRole("button", { name: texts.found }));
  return within(await screen.findByRole("dialog", { name: "Rapportera upphittad cykel" }));
};
const box = (name: string) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: "Skicka rapporten" });
const fill = async () => {
  await userEvent.type(box("Var står cykeln?"), "Möllevången 3");
  await userEvent.type(box("Hur når ägaren dig?"), "070-123 45 67");
};

describe("the first step of a found report", () => {
  it("shows the bike, its rewards and safety advice", async () => {
    const dialog = await open(500);
    expect(dialog.getByText("•••13S", { exact: false })).toBeTruthy();
    expect(dialog.getByText("200 poäng till dig")).toBeTruthy();
    expect(dialog.getByText(/500\skr i hittelön/)).toBeTruthy();
    expect(dialog.getByText("Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.")).toBeTruthy();
    expect(dialog.getByText(/1 § hittegodslagen/)).toBeTruthy();
  });

  it("mentions no money if the owner promises none", async () => {
    const dialog = await open();
    expect(dialog.queryByText(/hittelön/)).toBeNull();
  });

  it("can be sent once place and contact are not blank", async () => {
    await open();
    expect(send()).toHaveProperty("disabled", true);
    await userEvent.type(box("Var står cykeln?"), "   ");
    await userEvent.type(box("Hur når ägaren dig?"), "070");
    expect(send()).toHaveProperty("disabled", true);
    await userEvent.type(box("Var står cykeln?"), "Torget");
    expect(send()).toHaveProperty("disabled", false);
  });

  it("keeps typed text after a failure, and sends it again as the same report", async () => {
    answers.push(
      () => Promise.reject(new TypeError("offline")),
      () => Response.json(report, { status: 201 }),
    );
    await open();
    await fill();
    await userEvent.click(send());
    expect((await screen.findByText(/Kunde inte skicka rapporten/)).textContent).toBe(
      "Fel Kunde inte skicka rapporten. Försök igen.",
    );
    expect(box("Var står cykeln?")).toHaveProperty("value", "Möllevången 3");
    await userEvent.click(send());
    await screen.findByRole("heading", { name: "Tack för hjälpen!" });
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[1]?.body).toEqual({ location: "Möllevången 3", description: "", contact: "070-123 45 67" });
  });

  it("sends a new report if something was changed after a failure", async () => {
    answers.push(problem(500, "internal"), () => Response.json(report, { status: 201 }));
    await open();
    await fill();
    await userEvent.click(send());
    expect(await screen.findByText(/Kunde inte skicka rapporten/)).toBeTruthy();
    await userEvent.type(box("Beskrivning (valfritt)"), "Låst");
    await userEvent.click(send());
    await screen.findByRole("heading", { name: "Tack för hjälpen!" });
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it.each([
    [409, "own-bike", /Det är din egen cykel/],
    [409, "already-reported-found", /Du har redan rapporterat/],
    [409, "bike-not-stolen", /inte anmäld stulen/],
    [429, "too-many-requests", /många förfrågningar/],
  ])("explains the refusal (%i %s)", async (status, code, words) => {
    answers.push(problem(status, code));
    await open();
    await fill();
    await userEvent.click(send());
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("shows a broken rule at its field", async () => {
    answers.push(problem(400, "invalid-request", { issues: [{ path: "contact", rule: "required" }] }));
    await open();
    await fill();
    await userEvent.click(send());
    await vi.waitFor(() => expect(box("Hur når ägaren dig?").getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("the second step", () => {
  const arrive = async (over: Partial<OwnFoundReport> = {}) => {
    answers.push(() => Response.json({ ...report, ...over }, { status: 201 }));
    await open();
    await fill();
    await userEvent.click(send());
    return screen.findByRole("heading", { name: "Tack för hjälpen!" });
  };

  it("explains the reward in three steps, with the focus on the thanks", async () => {
    const thanks = await arrive();
    expect(document.activeElement).toBe(thanks);
    const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(steps).toHaveLength(3);
    expect(steps[2]).toBe(
      "7 dagar senare kommer 200 poäng till ditt konto, om du har styrkt din identitet med BankID.",
    );
    expect(screen.getByRole("link", { name: "Följ rapporten" }).getAttribute("href")).toBe("/found-reports");
  });

  it("promises nothing to a finder who may not be paid", async () => {
    await arrive({ reward: "none" });
    expect(screen.queryByText(/poäng/)).toBeNull();
  });

  it("is reset when the dialog is closed", async () => {
    await arrive();
    const [close] = screen.getAllByRole("button", { name: "Stäng" });
    await userEvent.click(close ?? document.body);
    await userEvent.click(await screen.findByRole("button", { name: texts.found }));
    expect(box("Var står cykeln?")).toHaveProperty("value", "");
  });
});

describe("the caller's own stolen bike", () => {
  it("cannot be reported found; its owner gets a link to it", async () => {
    own = [bikeId];
    show();
    const link = await screen.findByRole("link", { name: "Din cykel" });
    expect(link.getAttribute("href")).toBe(`/my-bikes/${bikeId}`);
    expect(screen.queryByRole("button", { name: texts.found })).toBeNull();
  });
});
