import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import { CheckPage } from "#web/checks/check/CheckPage.tsx";
import { check } from "#web/checks/check/texts/check-sv.ts";
import { consent } from "#web/platform/i18n/sv/consent.ts";
import { site } from "#web/platform/i18n/sv/site.ts";

const page = () => <CheckPage texts={check} siteTexts={site} consentTexts={consent} language="sv" />;

const answer: CheckAnswer = {
  frameNumber: "KX88123004",
  status: "registered",
  at: "2026-11-30T07:00:00.000Z",
};

const requests: string[] = [];
const answerWith = (status: number, body: unknown): void => {
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    return new Response(JSON.stringify(body), { status });
  });
};

const open = (number: string): void => {
  history.replaceState(null, "", `/check?${new URLSearchParams({ number })}`);
  render(page());
};

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  history.replaceState(null, "", "/");
});

describe("the page that checks a number", () => {
  it("asks for what is typed and keeps it in the address", async () => {
    answerWith(200, answer);
    history.replaceState(null, "", "/check");
    render(page());
    await userEvent.type(screen.getByLabelText("Ramnummer"), "kx 88123004{Enter}");
    expect(await heading("Registrerad, inte anmäld stulen")).toBeTruthy();
    expect(location.search).toBe("?number=kx+88123004");
    expect(requests).toEqual(["/api/checks/numbers/kx%2088123004"]);
  });

  it("opens the camera once, and not again for somebody who goes back", async () => {
    history.replaceState(null, "", "/check#camera");
    render(page());
    await waitFor(() => expect(location.hash).toBe(""));
  });

  it("sends no personal number that somebody typed by mistake, unless they press again", async () => {
    answerWith(200, { ...answer, frameNumber: "198508213595" });
    history.replaceState(null, "", "/check");
    render(page());
    await userEvent.type(screen.getByLabelText("Ramnummer"), "Ramnr: 19850821.3595{Enter}");
    expect(screen.getByRole("alert").textContent).toMatch(/ser ut som ett personnummer/);
    expect([location.search, requests]).toEqual(["", []]);
    await userEvent.keyboard("{Backspace}");
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.keyboard("5{Enter}{Enter}");
    expect(await heading("Registrerad, inte anmäld stulen")).toBeTruthy();
  });

  it.each([
    ["dots", ".."],
    ["a book", "A1".repeat(400)],
  ])("asks nobody about %s", async (_, number) => {
    answerWith(200, answer);
    open(number);
    expect(await heading("Det är inget ramnummer")).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("tells since when an owner is proved, and leads to the ad of a bike for sale", async () => {
    answerWith(200, { ...answer, ownerSince: 2022, ad: { id: "listing_0123456789abcdefghij", price: 4200 } });
    open("KX88123004");
    expect(await heading("Till salu av ägaren")).toBeTruthy();
    expect(screen.getByText(/Styrkt ägare sedan 2022/)).toBeTruthy();
    const ad = screen.getByRole("link", { name: /Se ägarens annons, 4\s200\skr/ });
    expect(ad.getAttribute("href")).toBe("/bike-ads/listing_0123456789abcdefghij");
  });

  it.each([
    ["disputed", "Ägarskapet prövas"],
    ["sold", "Såld, men inte registrerad"],
    ["unknown", "Okänd för oss"],
  ] as const)("says what %s means", async (status, title) => {
    answerWith(200, { ...answer, status });
    open("KX88123004");
    expect(await heading(title)).toBeTruthy();
  });

  it.each([
    [400, "invalid-request", "Det är inget ramnummer"],
    [429, "reading-limit-reached", "Du har kollat många nummer i dag"],
    [429, "too-many-requests", "Vänta en minut"],
    [503, "unavailable", "Vi kunde inte kolla numret"],
  ])("answers %s %s in plain words and keeps the number", async (status, code, title) => {
    answerWith(status, { code });
    open("KX88123004");
    expect(await heading(title)).toBeTruthy();
    expect(screen.getByLabelText("Ramnummer")).toHaveProperty("value", "KX88123004");
  });

  it("asks once more after a failure", async () => {
    answerWith(503, { code: "unavailable" });
    open("KX88123004");
    await heading("Vi kunde inte kolla numret");
    answerWith(200, answer);
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await heading("Registrerad, inte anmäld stulen")).toBeTruthy();
  });

  it("reads a label with a slash as one", async () => {
    answerWith(200, answer);
    open("S/N KX88123004");
    await waitFor(() => expect(requests).toEqual(["/api/checks/numbers/SN%3A%20KX88123004"]));
  });
});
