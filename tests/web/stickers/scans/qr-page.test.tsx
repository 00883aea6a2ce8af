import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LinkedPage, QrPage as Page } from "#contract/stickers/qr.ts";
import { aBike } from "#tests/web/bikes/my-bikes/browser.tsx";
import { aProblem, queriesTo, bikeId, open, prepare, serve } from "#tests/web/bikes/search/browser.tsx";
import { giveCamera } from "#tests/web/stickers/scan/browser.ts";
import { aChallenge } from "#tests/web/platform/api/challenge-worker.ts";
import type { Session } from "#web/platform/auth/session.ts";
import { QrPage } from "#web/stickers/scans/QrPage.tsx";

const visitor = vi.hoisted(() => ({ session: { state: "signed-out" } as Session }));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => undefined,
}));

const uid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
const registered: LinkedPage = {
  state: "linked",
  isChangingOwner: false,
  bike: {
    frameNumber: "•••861",
    status: "registered",
    brand: "Monark",
    model: "Karin",
    color: "svart",
    type: "dam",
    newlyRegistered: false,
  },
  ownerName: "An** S*",
  bikeId: bikeId(1),
};
const stolen: LinkedPage = {
  ...registered,
  bike: { ...registered.bike, frameNumber: "WTU204K8861", status: "stolen", stolenSince: "2026-11-12" },
  reward: 500,
};

type Answers = Parameters<typeof serve>[0];
const show = (page: Page | Response, more: Answers = {}) => {
  serve({ [`/qr/${uid}`]: () => page, ...more });
  return open(QrPage, "/code");
};
const bodies: Record<string, unknown>[] = [];
const keep =
  (answer: unknown): Answers[string] =>
  (_, { body }) => {
    bodies.push(JSON.parse(typeof body === "string" ? body : "{}") as Record<string, unknown>);
    return answer;
  };

vi.mock("react-router-dom", async (original) => ({
  ...(await original<typeof import("react-router-dom")>()),
  useParams: () => ({ uid }),
}));

beforeEach(() => {
  visitor.session = { state: "signed-out" };
  bodies.length = 0;
  prepare();
});

const box = (name: string) => screen.getByRole("textbox", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("the page of a linked code", () => {
  it("says that the bike is not stolen, and hides its number and its owner's name", async () => {
    show(registered);
    expect(await screen.findByRole("heading", { name: "Monark Karin" })).toBeTruthy();
    expect(screen.getByText("OK")).toBeTruthy();
    expect(screen.getByText("Ägare: An** S*")).toBeTruthy();
    expect(screen.queryByText("•••861")).toBeNull();
    expect(screen.queryByRole("button", { name: "Rapportera upphittad" })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it("does not say OK if the battery is stolen", async () => {
    show({ ...registered, stolenBattery: "BAT-1" });
    expect(await screen.findByText("STULET BATTERI")).toBeTruthy();
    expect(screen.getByText(/BAT-1/)).toBeTruthy();
    expect(screen.queryByText("OK")).toBeNull();
  });

  it("says that the bike is stolen, with its number, the reward and how to stay safe", async () => {
    show(stolen);
    expect(await screen.findByText("STULEN")).toBeTruthy();
    expect(screen.getByText("WTU204K8861")).toBeTruthy();
    expect(screen.getByText(/500\skr i hittelön/)).toBeTruthy();
    expect(screen.getByText("Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ring polisen 114 14" }).getAttribute("href")).toBe("tel:11414");
  });

  it.each([
    [404, "qr-not-found"],
    [400, "invalid-request"],
  ])("says that no bike has the code, and what to do next (%i)", async (status, code) => {
    show(aProblem(status, code));
    expect(await screen.findByText("OKÄND")).toBeTruthy();
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/bike-registration", "/bike-search"]);
  });

  it("offers stores only the search", async () => {
    visitor.session = { state: "signed-in", role: "store", userId: "s1", name: "" };
    show(aProblem(404, "qr-not-found"));
    await screen.findByText("OKÄND");
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/"]);
  });

  it("can be loaded again after a failure", async () => {
    show(aProblem(429, "too-many-requests"));
    expect(await screen.findByText(/många förfrågningar/)).toBeTruthy();
    serve({ [`/qr/${uid}`]: () => registered });
    await press("Försök igen");
    expect(await screen.findByText("OK")).toBeTruthy();
  });

  it("shows what the owner hides as hidden", async () => {
    const { brand: _, model: __, ...rest } = registered.bike;
    show({ ...registered, bike: rest });
    expect(await screen.findByRole("heading", { name: "Märke och modell är dolda" })).toBeTruthy();
  });
});

describe("the number on the frame", () => {
  const path = `/qr/${uid}/frame-numbers/WTU204K8861`;

  it("is compared as typed, and the answer is yes or no", async () => {
    let matches = true;
    show(registered, { [path]: () => ({ matches }) });
    await userEvent.type(await screen.findByRole("textbox", { name: "Ramnummer" }), "wtu 204-k8861{Enter}");
    expect(await screen.findByText("Ja, numret stämmer.")).toBeTruthy();
    matches = false;
    await press("Jämför");
    expect(await screen.findByText("Nej, numret stämmer inte.")).toBeTruthy();
    await userEvent.type(box("Ramnummer"), "1");
    expect(screen.queryByText("Nej, numret stämmer inte.")).toBeNull();
  });

  it("must be valid before it is sent", async () => {
    show(registered);
    await userEvent.type(await screen.findByRole("textbox", { name: "Ramnummer" }), "12");
    await press("Jämför");
    expect(screen.getByText(/6-20 tecken/)).toBeTruthy();
  });

  it("can be scanned", async () => {
    const { stream } = giveCamera(
      async () => stream,
      () => "WTU204K8861",
    );
    show(registered, { [path]: () => ({ matches: true }) });
    await press("Skanna QR-kod");
    expect(await screen.findByText("Ja, numret stämmer.")).toBeTruthy();
    expect(box("Ramnummer")).toHaveProperty("value", "WTU204K8861");
  });

  it("can be compared only a limited number of times", async () => {
    show(registered, { [path]: () => aProblem(429, "too-many-requests") });
    await userEvent.type(await screen.findByRole("textbox", { name: "Ramnummer" }), "WTU204K8861{Enter}");
    expect(await screen.findByText(/många förfrågningar/)).toBeTruthy();
  });
});

describe("a report without an account", () => {
  const codes = `/qr/${uid}/found-codes`;
  const reports = `/qr/${uid}/found-reports`;
  const begin = async (answers: Answers) => {
    const challenge = await aChallenge();
    show(stolen, { "/challenges/found": () => challenge, ...answers });
    await press("Rapportera upphittad");
    await screen.findByRole("dialog", { name: "Rapportera upphittad cykel" });
    await userEvent.type(box("Var står cykeln?"), "Torget");
    await userEvent.type(box("Hur når ägaren dig?"), "070-1234567");
  };
  const email = () => box("Din e-postadress");

  it("is sent with the code from a mail, and leads to an account", async () => {
    await begin({ [codes]: keep({}), [reports]: keep({ id: `found_${"0".repeat(24)}` }) });
    expect(screen.getByText(/Poäng får bara/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Logga in och få 200 poäng" }).getAttribute("href")).toContain(
      encodeURIComponent(`/qr/${uid}`),
    );
    expect(screen.getByRole("button", { name: "Skicka koden" })).toHaveProperty("disabled", true);
    await userEvent.type(email(), " Kim@Example.se ");
    await press("Skicka koden");
    const code = await screen.findByRole("textbox", { name: "Kod" });
    expect(document.activeElement).toBe(code);
    expect(bodies[0]).toMatchObject({ email: "kim@example.se", language: "sv" });
    expect(JSON.parse(atob(String(bodies[0]?.["challenge"])))).toMatchObject({ solution: { counter: 1 } });
    await userEvent.type(code, "123 456");
    await press("Skicka rapporten");
    expect(await screen.findByRole("heading", { name: "Tack för hjälpen!" })).toBeTruthy();
    expect(bodies[1]).toMatchObject({ location: "Torget", contact: "070-1234567", code: "123456" });
    expect(screen.getByRole("link", { name: "Skapa ett konto" }).getAttribute("href")).toBe("/register");
    expect(screen.queryByText(/kommer 200 poäng/)).toBeNull();
  });

  it("explains an invalid email address", async () => {
    await begin({});
    await userEvent.type(email(), "kim");
    await press("Skicka koden");
    expect(screen.getByText("Ogiltig e-postadress")).toBeTruthy();
  });

  it("keeps the form when the code is wrong, cannot be sent, or when going back", async () => {
    let sent: unknown = aProblem(429, "too-many-requests");
    await begin({ [codes]: () => sent, [reports]: () => aProblem(422, "code-wrong") });
    await userEvent.type(email(), "kim@example.se");
    await press("Skicka koden");
    expect(await screen.findByText(/många förfrågningar/)).toBeTruthy();
    sent = {};
    await press("Skicka koden");
    await userEvent.type(await screen.findByRole("textbox", { name: "Kod" }), "111111");
    await press("Skicka rapporten");
    expect(await screen.findByText(/Koden stämmer inte/)).toBeTruthy();
    await press("Ändra uppgifterna");
    expect(box("Var står cykeln?")).toHaveProperty("value", "Torget");
    expect(email()).toHaveProperty("value", "kim@example.se");
  });
});

describe("a signed-in finder", () => {
  it("reports in the same way as from the search", async () => {
    visitor.session = { state: "signed-in", role: "store", userId: "s1", name: "" };
    show(stolen);
    await press("Rapportera upphittad");
    expect(await screen.findByText("200 poäng till dig")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Din e-postadress" })).toBeNull();
  });
});

describe("a scan", () => {
  const scans = `/qr/${uid}/scans`;
  const counted = () => queriesTo(scans).length;

  it("is counted once per visit", async () => {
    show(registered, { [scans]: () => ({}) });
    await screen.findByText("OK");
    await vi.waitFor(() => expect(counted()).toBe(1));
    await userEvent.type(box("Ramnummer"), "WTU");
    expect(counted()).toBe(1);
  });

  it("by the owner is not counted, and offers no sharing of the place", async () => {
    visitor.session = { state: "signed-in", role: "customer", userId: "u1", name: "Åsa" };
    show(stolen, { [scans]: () => ({}), "/bikes": () => ({ items: [aBike(1, { id: bikeId(1) })] }) });
    await screen.findByText("STULEN");
    await vi.waitFor(() => expect(queriesTo("/bikes")).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Rapportera upphittad" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Dela var jag är" })).toBeNull();
    expect(counted()).toBe(0);
  });

  it("by a declared robot is not counted", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Googlebot/2.1)");
    show(registered, { [scans]: () => ({}) });
    await screen.findByText("OK");
    expect(counted()).toBe(0);
    vi.restoreAllMocks();
  });

  it("of an unknown code is not counted", async () => {
    show(aProblem(404, "qr-not-found"), { [scans]: () => ({}) });
    await screen.findByText("OKÄND");
    expect(counted()).toBe(0);
  });
});

describe("the finder's place", () => {
  const path = `/qr/${uid}/scan-places`;
  const locate = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });

  it("is sent to within a kilometre, only when they press the button", async () => {
    locate((found) => {
      const coords = { latitude: 58.447_51, longitude: 14.889_12 };
      found({ coords } as GeolocationPosition);
    });
    show(stolen, { [path]: keep({ town: "Vadstena" }) });
    await screen.findByText("STULEN");
    expect(bodies).toEqual([]);
    await press("Dela var jag är");
    expect(
      await screen.findByText("Tack! Ägaren får veta att cykeln är i närheten av Vadstena."),
    ).toBeTruthy();
    expect(bodies).toEqual([{ latitude: 58.45, longitude: 14.89 }]);
    expect(screen.queryByRole("button", { name: "Dela var jag är" })).toBeNull();
  });

  it("is not sent if the browser refuses it", async () => {
    locate((_, refused) => refused?.({ code: 1, message: "" } as GeolocationPositionError));
    show(stolen, { [path]: keep({}) });
    await press("Dela var jag är");
    expect(await screen.findByText(/^Webbläsaren får inte läsa av var du är/)).toBeTruthy();
    expect(bodies).toEqual([]);
    expect(screen.getByRole("button", { name: "Dela var jag är" })).toBeTruthy();
  });

  it("is not asked for at a bike that is not stolen", async () => {
    show(registered);
    await screen.findByText("OK");
    expect(screen.queryByRole("button", { name: "Dela var jag är" })).toBeNull();
  });
});
