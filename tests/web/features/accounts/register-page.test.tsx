import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EidState } from "#contract/identity.ts";
import { keepOrder } from "#web/auth/eid/kept-order.ts";
import { keepRegistrant } from "#web/features/accounts/kept-registrant.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { anOrder, complete, failed, pending } from "#tests/web/auth/eid/an-order.ts";
import { api, problem, put, requests, startBrowser, visit } from "./browser.tsx";
import * as fake from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const { pool } = fake;
const user = userEvent.setup();

const start = "POST /api/eid/registrations";
const collect = `POST /api/eid/orders/${anOrder().orderId}/collection`;
const cancel = `POST /api/eid/orders/${anOrder().orderId}/cancellation`;

const collecting = (state: EidState) => api.set(collect, () => Response.json(state));

beforeEach(async () => {
  await startBrowser();
  await startTexts("sv");
  api.set(start, () => Response.json(anOrder()));
  api.set(cancel, () => Response.json({}));
  collecting(pending());
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const typed = {
  Personnummer: "199001012385",
  "E-post": "Ny@Example.SE",
  "Upprepa e-post": "ny@example.se",
  Mobilnummer: "070-123 45 67",
};
const field = (name: keyof typeof typed) => screen.getByLabelText(name);

const fill = async (changes: Partial<typeof typed> = {}) => {
  await screen.findByRole("heading", { name: "Skapa konto" });
  for (const [name, value] of Object.entries({ ...typed, ...changes }))
    put(screen.getByLabelText(name), value);
};
const submit = async () => user.click(screen.getByRole("button", { name: "Fortsätt med BankID" }));
/** By what stands in its head: under test all of antd's titles have one id. */
const dialog = async (title: string) => {
  const head = await screen.findByText(title, { selector: ".ant-modal-title" });
  return within(head.closest<HTMLElement>("[role=dialog]")!);
};
const order = () => dialog("Skapa konto med BankID");

const expectAllTyped = () => {
  expect(field("Personnummer")).toHaveProperty("value", "19900101-2385");
  expect(field("E-post")).toHaveProperty("value", typed["E-post"]);
  expect(field("Upprepa e-post")).toHaveProperty("value", typed["Upprepa e-post"]);
  expect(field("Mobilnummer")).toHaveProperty("value", typed.Mobilnummer);
};

describe("the form", () => {
  it.each<[string, Partial<typeof typed>, string]>([
    ["no personal number", { Personnummer: "" }, "Personnummer saknas"],
    [
      "a wrong check digit",
      { Personnummer: "199001012386" },
      "Personnumret är ogiltigt enligt Luhn-algoritmen. Kontrollera att du angett rätt siffror.",
    ],
    ["a day there never was", { Personnummer: "199002302384" }, "Ogiltigt datum i personnumret"],
    ["no address", { "E-post": "ny.example.se" }, "Ogiltig e-postadress"],
    ["two addresses", { "Upprepa e-post": "my@example.se" }, "E-postadresser matchar inte"],
    ["a phone too short", { Mobilnummer: "070-123" }, "Ogiltigt telefonnummer"],
    ["no phone", { Mobilnummer: "" }, "Ogiltigt telefonnummer"],
  ])("refuses %s", async (_what, changes, text) => {
    visit("/register");
    await fill(changes);
    await submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it("sends what was typed as the register wants it", async () => {
    visit("/register");
    await fill();
    await user.selectOptions(screen.getByLabelText("Landskod"), "+358");
    await submit();
    await order();
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    expect(requests[0]).toEqual({
      call: start,
      body: {
        personalNumber: "19900101-2385",
        email: "ny@example.se",
        emailRepeated: "ny@example.se",
        phone: "+358701234567",
        language: "sv",
      },
      token: null,
    });
  });

  it("tells somebody under age why not, before anything is sent", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
    visit("/register");
    await fill({ Personnummer: "200811211358" });
    await submit();
    const box = await dialog("Registrering inte möjlig");
    expect(box.getByText("Du måste vara minst 18 år för att skapa konto. Du är 17 år gammal.")).toBeTruthy();
    expect(box.getAllByRole("listitem").length).toBeGreaterThan(1);
    expect(requests).toEqual([]);
    await user.click(box.getByRole("button", { name: "Tillbaka till formuläret" }));
    expect(field("Mobilnummer")).toHaveProperty("value", typed.Mobilnummer);
  });

  it("leads to the other ways in, and partners to somebody who answers", async () => {
    visit("/register?next=%2Fbike-registration");
    await screen.findByRole("heading", { name: "Skapa konto" });
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("Logga in")).toBe("/auth?next=%2Fbike-registration");
    expect(to("Har du inget BankID? Skapa konto med e-post")).toBe(
      "/auth?next=%2Fbike-registration&mode=signup",
    );
    expect(to("Fråga om partnerskap")).toBe("/contact?topic=store");
  });
});

describe("an account", () => {
  it("is there when the app has said who it is, and its owner signed in where they were going", async () => {
    collecting(complete("anna"));
    const page = visit("/register?next=%2Fbike-registration");
    await fill();
    await submit();
    const box = await order();
    expect(await box.findByText("Ditt konto är skapat")).toBeTruthy();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/bike-registration");
    expect(pool.signedIn()).toBe("anna");
    expect(sessionStorage).toHaveLength(0);
  });

  it("leads to My bikes where nothing else was wanted", async () => {
    collecting(complete("anna"));
    const page = visit("/register");
    await fill();
    await submit();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
  });

  it("tells of the mail with a code where signing in fails, and how to use it", async () => {
    collecting(complete("anna"));
    fake.confirmSignIn.mockRejectedValueOnce(Object.assign(new Error(), { name: "NotAuthorizedException" }));
    const page = visit("/register?next=%2Fmy-bikes");
    await fill();
    await submit();
    expect(await screen.findByText(/mejl med en kod som du väljer ett lösenord med/)).toBeTruthy();
    expect(page.at()).toBe("/auth?next=%2Fmy-bikes&from=register");
    expect(pool.signedIn()).toBeUndefined();
    await user.click(screen.getByRole("button", { name: "Välj lösenord" }));
    const box = await dialog("Glömt lösenordet?");
    pool.add("ny@example.se");
    put(box.getByLabelText("E-post"), "ny@example.se");
    await user.click(box.getByRole("button", { name: "Jag har en kod" }));
    expect(await box.findByText("Skriv koden ur mejlet till ny@example.se.")).toBeTruthy();
    expect(fake.resetPassword).not.toHaveBeenCalled();
    put(box.getByLabelText("Kod"), fake.code);
    put(box.getByLabelText("Nytt lösenord"), "gräsklippare i motvind");
    await user.click(box.getByRole("button", { name: "Spara lösenordet" }));
    expect(await screen.findByText("Lösenordet är ändrat. Logga in med det nya.")).toBeTruthy();
  });

  it("makes room for itself where somebody else has signed in meanwhile", async () => {
    pool.add("otto@example.se");
    visit("/register");
    await fill();
    await submit();
    await order();
    await fake.signIn({ username: "otto@example.se", password: "cykelbud i regn" });
    collecting(complete("anna"));
    await screen.findByText("Elsewhere");
    expect(pool.signedIn()).toBe("anna");
  });
});

describe("a refusal", () => {
  it.each([
    ["email-taken", "Konto finns redan", "E-postadressen är redan registrerad"],
    [
      "personal-number-taken",
      "Personnummer används redan",
      "Personnumret är redan registrerat på ett annat konto",
    ],
    ["phone-taken", "Telefonnummer används redan", "Telefonnumret är redan registrerat på ett annat konto"],
    ["conflict-try-again", "Fel vid registrering", "Någon annan ändrade samtidigt. Försök igen."],
  ])("after the proof, %s, leads back to the form as it was typed", async (code, title, text) => {
    api.set(collect, () => problem(409, code));
    visit("/register");
    await fill();
    await submit();
    const box = await dialog(title);
    expect(box.getByText(text)).toBeTruthy();
    await user.click(box.getByRole("button", { name: "Tillbaka till formuläret" }));
    expectAllTyped();
  });

  it("of somebody with an account leads to signing in", async () => {
    api.set(collect, () => problem(409, "personal-number-taken"));
    const page = visit("/register?next=%2Fbike-registration");
    await fill();
    await submit();
    const box = await dialog("Personnummer används redan");
    await user.click(box.getByRole("button", { name: "Logga in" }));
    await screen.findByRole("heading", { name: "Välkommen tillbaka" });
    expect(page.at()).toBe("/auth?next=%2Fbike-registration");
  });

  it("of the age by the server says the same as the form", async () => {
    api.set(start, () => problem(422, "under-age", { params: { age: 17 } }));
    visit("/register");
    await fill();
    await submit();
    const box = await dialog("Registrering inte möjlig");
    expect(box.getByText("Du måste vara minst 18 år för att skapa konto. Du är 17 år gammal.")).toBeTruthy();
  });

  it("of a field by the server stands at the field", async () => {
    const issues = [{ path: "personalNumber", rule: "personal-number-date" }];
    api.set(start, () => problem(400, "invalid-request", { issues }));
    visit("/register");
    await fill();
    await submit();
    expect(await screen.findByText("Ogiltigt datum i personnumret")).toBeTruthy();
    expectAllTyped();
  });

  it("before anything began names what stands in the way", async () => {
    api.set(start, () => problem(503, "eid-unavailable"));
    visit("/register");
    await fill();
    await submit();
    const box = await dialog("Fel vid registrering");
    expect(box.getByText("BankID svarar inte just nu. Försök igen om en stund.")).toBeTruthy();
  });
});

describe("an order", () => {
  it("that was given up is cancelled, and everything typed is still there", async () => {
    visit("/register");
    await fill();
    await submit();
    const box = await order();
    await user.click(await box.findByRole("button", { name: "Avbryt" }));
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain(cancel));
    expectAllTyped();
  });

  it("that failed in the app can be tried again with what was typed", async () => {
    collecting(failed("userCancel"));
    visit("/register");
    await fill();
    await submit();
    const box = await order();
    expect(await box.findByText("Åtgärden avbruten.")).toBeTruthy();
    collecting(pending());
    await user.click(box.getByRole("button", { name: "Försök igen" }));
    await waitFor(() => expect(requests.filter(({ call }) => call === start)).toHaveLength(2));
    expect(requests.filter(({ call }) => call === start)[1]?.body).toMatchObject({ email: "ny@example.se" });
  });

  it("goes on in a tab that was loaded anew", async () => {
    keepOrder("registration", anOrder(), new Date());
    collecting(complete("anna"));
    const page = visit("/register");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
    expect(requests.map(({ call }) => call)).not.toContain(start);
  });

  it("that fails in such a tab leads back to all but the personal number", async () => {
    const phone = { country: "46", number: "070-123 45 67" } as const;
    keepRegistrant({ personalNumber: "19900101-2385", email: "ny@x.se", emailRepeated: "ny@x.se", phone });
    keepOrder("registration", anOrder(), new Date());
    expect(JSON.stringify(sessionStorage)).not.toContain("2385");
    collecting(failed("expiredTransaction"));
    visit("/register");
    const box = await order();
    await user.click(await box.findByRole("button", { name: "Försök igen" }));
    expect(await screen.findByText("Sidan laddades om. Skriv ditt personnummer igen.")).toBeTruthy();
    expect(field("E-post")).toHaveProperty("value", "ny@x.se");
    expect(field("Mobilnummer")).toHaveProperty("value", "070-123 45 67");
    expect(field("Personnummer")).toHaveProperty("value", "");
  });
});
