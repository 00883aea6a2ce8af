import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreApplication } from "#web/shops/application-form/StoreApplication.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

const company = {
  name: "Cykelkällaren i Göteborg AB",
  soleTrader: false,
  address: { street: "Östra Larmgatan 12", postalCode: "411 07", city: "Göteborg" },
  source: "bolagsverket",
  checkedOn: "2026-11-20",
};

type Answer = () => Response | Promise<Response>;
let lookUp: Answer;
let apply: Answer;
const sent: { readonly key: string | null; readonly body: Record<string, unknown> }[] = [];

const ok = (body: object) => () => Response.json(body, { status: 201 });
const problem = (status: number, code: string): Answer => {
  const body = { type: "about:blank", title: code, status, code };
  return () => Response.json(body, { status, headers: { "content-type": "application/problem+json" } });
};

const fetched = vi.fn<typeof fetch>(async (address, request) => {
  if (address === "/api/company-lookups") return lookUp();
  const body: Record<string, unknown> = JSON.parse(typeof request?.body === "string" ? request.body : "{}");
  sent.push({ key: new Headers(request?.headers).get("idempotency-key"), body });
  return apply();
});

const open = () => {
  showPages([{ path: "/register", Component: StoreApplication }], "/register?for=store");
  return userEvent.setup();
};

const field = (name: string) => screen.getByRole("textbox", { name });
const number = () => field("Organisationsnummer");
const send = () => screen.getByRole("button", { name: "Skicka ansökan" });

beforeEach(() => {
  sent.length = 0;
  lookUp = ok(company);
  apply = ok({ answerBy: "2026-11-24" });
  vi.stubGlobal("fetch", fetched);
});

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(number(), "5599001004");
  await screen.findByText(company.name);
  await user.type(field("Namn"), "Petra Holm");
  await user.type(field("E-post"), "petra@example.se");
  await user.type(field("Telefon"), "031-700 12 34");
};

describe("the organisation number", () => {
  it.each([
    [404, "company-not-found", "Företaget hittades inte"],
    [422, "company-not-active", "Företaget är inte aktivt"],
    [503, "company-register-unavailable", "Tekniskt fel"],
    [502, "company-not-verified", "Kunde inte verifiera"],
    [500, "internal", "Kunde inte verifiera"],
  ])("answered with %i %s shows: %s", async (status, code, words) => {
    lookUp = problem(status, code);
    const user = open();
    await user.type(number(), "5599001004");
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("shows a format fault on leaving the field, and a wrong check digit once it is complete", async () => {
    const user = open();
    await user.type(number(), "55990010");
    expect(screen.queryByText("Felaktigt format")).toBeNull();
    await user.tab();
    expect(await screen.findByText("Felaktigt format")).toBeTruthy();
    await user.type(number(), "05");
    expect(await screen.findByText("Ogiltigt organisationsnummer")).toBeTruthy();
  });

  it("can be looked up again after the register failed, and keeps the typed number", async () => {
    lookUp = problem(503, "company-register-unavailable");
    const user = open();
    await user.type(number(), "5599001004");
    await screen.findByText("Tekniskt fel");
    lookUp = ok(company);
    await user.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByText(company.name)).toBeTruthy();
    expect(number()).toHaveProperty("value", "559900-1004");
  });

  it("changed after the lookup is unverified again, and nothing is sent", async () => {
    const user = open();
    await fillIn(user);
    await user.type(number(), "{Backspace}");
    expect(screen.queryByText(company.name)).toBeNull();
    await user.click(send());
    expect(await screen.findByText("Företaget måste verifieras")).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("the application", () => {
  it("is sent with ten bikes by default, and clears the fields", async () => {
    const user = open();
    await fillIn(user);
    await user.click(send());
    await screen.findByRole("heading", { name: "Tack, ansökan är skickad" });
    expect(sent[0]?.body).toMatchObject({
      organisationNumber: "559900-1004",
      contactPerson: "Petra Holm",
      email: "petra@example.se",
      phone: "+46317001234",
      bikeCount: 10,
      language: "sv",
    });
    await user.click(screen.getByRole("button", { name: "Ansök för ett annat företag" }));
    for (const name of ["Organisationsnummer", "Namn", "E-post", "Telefon"])
      expect(field(name)).toHaveProperty("value", "");
    expect(field("Antal cyklar")).toHaveProperty("value", "10");
  });

  it.each(["0", "-1", "1,5", "tio", ""])("is not sent for %j bikes", async (count) => {
    const user = open();
    await fillIn(user);
    await user.clear(field("Antal cyklar"));
    if (count !== "") await user.type(field("Antal cyklar"), count);
    await user.click(send());
    expect(await screen.findByText("Skriv ett helt antal, minst 1.")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("that fails keeps its input, and is retried as the same one", async () => {
    apply = () => Promise.reject(new TypeError("offline"));
    const user = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText("Kunde inte skicka ansökan. Försök igen.")).toBeTruthy();
    expect(field("Namn")).toHaveProperty("value", "Petra Holm");
    apply = ok({ answerBy: "2026-11-24" });
    await user.click(send());
    await screen.findByRole("heading", { name: "Tack, ansökan är skickad" });
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it("sent during the lookup waits for its answer", async () => {
    let answer: (response: Response) => void = () => undefined;
    const user = open();
    await fillIn(user);
    lookUp = () => new Promise((resolve) => (answer = resolve));
    await user.type(number(), "{Backspace}4");
    await user.click(send());
    await user.click(screen.getByRole("button", { name: /^Skickar/ }));
    expect(sent).toEqual([]);
    answer(ok(company)());
    await screen.findByRole("heading", { name: "Tack, ansökan är skickad" });
    expect(sent).toHaveLength(1);
  });

  it("of a company with an open application says so", async () => {
    apply = problem(409, "store-application-open");
    const user = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText(/^Företaget har redan ansökt/)).toBeTruthy();
  });

  it("asks only for address parts that the register lacks", async () => {
    lookUp = ok({ ...company, address: { postalCode: "222 22", city: "Lund" } });
    const user = open();
    await fillIn(user);
    expect(screen.queryByRole("textbox", { name: "Ort" })).toBeNull();
    await user.click(send());
    expect(sent).toEqual([]);
    await user.type(field("Gatuadress"), "Bytaregatan 4");
    await user.click(send());
    await screen.findByRole("heading", { name: "Tack, ansökan är skickad" });
    expect(sent[0]?.body).toMatchObject({ street: "Bytaregatan 4" });
  });
});
