import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EidState } from "#contract/people/identity.ts";
import { keepOrder, heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { storeRegistrant } from "#web/people/accounts/stored-registrant.ts";
import { anOrder, complete, failed, identified, pending } from "#tests/web/platform/auth/eid/an-order.ts";
import { api, problem, put, requests, startBrowser, visit } from "./browser.tsx";
import * as fake from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const { pool } = fake;
const user = userEvent.setup();

const start = "POST /api/eid/registrations";
const collect = `POST /api/eid/orders/${anOrder().orderId}/collection`;
const create = `POST /api/eid/orders/${anOrder().orderId}/account`;
const cancel = `POST /api/eid/orders/${anOrder().orderId}/cancellation`;

const collecting = (state: EidState) => api.set(collect, () => Response.json(state));
const creating = (state: EidState) => api.set(create, () => Response.json(state));

beforeEach(async () => {
  await startBrowser();
  api.set(start, () => Response.json(anOrder()));
  api.set(cancel, () => Response.json({}));
  collecting(identified("Åsa Öberg"));
  creating(complete("anna"));
});

const typed = {
  "E-post": "Ny@Example.SE",
  Mobilnummer: "070-123 45 67",
};
const field = (name: keyof typeof typed) => screen.getByLabelText(name);
const hello = () => screen.findByRole("heading", { name: "Hej Åsa! Hur når vi dig?" });
const button = (name: string) => screen.findByRole("button", { name });
const calls = (call: string) => requests.filter((request) => request.call === call);

const identify = async () => user.click(await button("Fortsätt med BankID"));
const fill = async (changes: Partial<typeof typed> = {}) => {
  await hello();
  for (const [name, value] of Object.entries({ ...typed, ...changes }))
    put(screen.getByLabelText(name), value);
};
const submit = async () => user.click(await button("Skapa konto"));
/** The whole registration. */
const register = async () => {
  await identify();
  await fill();
  await submit();
};
/** By its header: in tests all antd titles share one id. */
const dialog = async (title: string) => {
  const head = await screen.findByText(title, { selector: ".ant-modal-title" });
  return within(head.closest<HTMLElement>("[role=dialog]")!);
};
const order = () => dialog("Skapa konto med BankID");

const expectAllTyped = () => {
  expect(field("E-post")).toHaveProperty("value", typed["E-post"]);
  expect(field("Mobilnummer")).toHaveProperty("value", typed.Mobilnummer);
};

describe("the first step", () => {
  it("asks only for BankID, in the page's language", async () => {
    collecting(pending());
    visit("/register");
    await screen.findByRole("heading", { name: "Skapa konto" });
    expect(screen.queryAllByRole("textbox")).toEqual([]);
    await identify();
    await order();
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    const body = { language: "sv", way: "other-device" };
    expect(requests[0]).toMatchObject({ call: start, body, token: null });
  });

  it("links to the other ways in, and shops to a person", async () => {
    visit("/register?next=%2Fbike-registration");
    await screen.findByRole("heading", { name: "Skapa konto" });
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("Logga in")).toBe("/auth?next=%2Fbike-registration");
    expect(to("Har du inget BankID? Skapa konto med e-post")).toBe(
      "/auth?next=%2Fbike-registration&mode=signup",
    );
    await screen.findByRole("link", { name: "Ansök om partnerskap" });
    expect(to("Ansök om partnerskap")).toBe("/register?for=store");
  });
});

describe("the form", () => {
  it("follows identification at once, with an announced heading and the name", async () => {
    visit("/register");
    await identify();
    await waitFor(async () => expect(document.activeElement).toBe(await hello()));
    expect(screen.getByText(/^Du har legitimerat dig som Åsa Öberg\./)).toBeTruthy();
    expect(screen.queryByText("Identifieringen lyckades")).toBeNull();
    expect(document.title).not.toContain("Åsa");
  });

  it.each<[string, Partial<typeof typed>, string]>([
    ["what is no address", { "E-post": "ny.example.se" }, "Ogiltig e-postadress"],
    ["a phone too short", { Mobilnummer: "070-123" }, "Ogiltigt telefonnummer"],
    ["no phone", { Mobilnummer: "" }, "Fyll i det här fältet."],
    ["nothing where an address belongs", { "E-post": "" }, "Fyll i det här fältet."],
  ])("refuses %s", async (_what, changes, text) => {
    visit("/register");
    await identify();
    await fill(changes);
    await submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls(create)).toEqual([]);
  });

  it("sends the details in the API's form", async () => {
    visit("/register");
    await identify();
    await fill();
    await user.selectOptions(screen.getByLabelText("Landskod"), "+358");
    await submit();
    await screen.findByText("Elsewhere");
    const documents = { terms: 1, privacy: 1 };
    const body = { email: "ny@example.se", phone: "+358701234567", language: "sv", documents };
    expect(calls(create)).toEqual([
      { call: create, body: { secret: anOrder().secret, ...body }, token: null },
    ]);
  });

  it("can be cancelled, which ends the order and keeps the details", async () => {
    visit("/register");
    await identify();
    await fill();
    await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Avbryt" }));
    const heading = await screen.findByRole("heading", { name: "Skapa konto" });
    expect(document.activeElement).toBe(heading);
    expect(calls(cancel)).toHaveLength(1);
    expect(heldOrder("registration", new Date())).toBeUndefined();
    await identify();
    await hello();
    expectAllTyped();
  });
});

describe("an account", () => {
  it("is created from the contact details, and its owner is signed in at their target page", async () => {
    const page = visit("/register?next=%2Fbike-registration");
    await register();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/bike-registration");
    expect(pool.signedIn()).toBe("anna");
    expect(sessionStorage).toHaveLength(0);
  });

  it("is not called new for a returning owner", async () => {
    creating(complete("anna", { hasReturned: true }));
    visit("/register");
    await register();
    expect(await screen.findByText("Välkommen tillbaka!")).toBeTruthy();
    expect(screen.queryByText("Ditt konto är skapat")).toBeNull();
    await screen.findByText("Elsewhere");
  });

  it("opens My bikes by default", async () => {
    const page = visit("/register");
    await register();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
  });

  it("created by a parallel request is waited for", async () => {
    creating(pending("processing"));
    const page = visit("/register");
    await register();
    await waitFor(() => expect(calls(create)).toHaveLength(1));
    creating(complete("anna"));
    await screen.findByText("Elsewhere", undefined, { timeout: 3000 });
    expect(page.at()).toBe("/my-bikes");
  });

  it("is created once, however often the button is pressed", async () => {
    let answer = (_response: Response): void => undefined;
    api.set(create, () => new Promise<Response>((resolve) => (answer = resolve)));
    visit("/register");
    await identify();
    await fill();
    const form = (await button("Skapa konto")).closest("form")!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(calls(create)).not.toEqual([]));
    await user.type(field("Mobilnummer"), "{Enter}");
    expect(calls(create)).toHaveLength(1);
    answer(Response.json(complete("anna")));
    await screen.findByText("Elsewhere");
  });

  it("mentions the mailed code if signing in fails, and how to sign in", async () => {
    fake.confirmSignIn.mockRejectedValueOnce(Object.assign(new Error(), { name: "NotAuthorizedException" }));
    const page = visit("/register?next=%2Fmy-bikes");
    await register();
    expect(await screen.findByText(/Vi har mejlat en kod som bekräftar din e-postadress/)).toBeTruthy();
    expect(page.at()).toBe("/auth?next=%2Fmy-bikes&from=register");
    expect(pool.signedIn()).toBeUndefined();
    expect(screen.getByRole("button", { name: "Logga in med BankID" })).toBeTruthy();
  });

  it("replaces another person's session", async () => {
    pool.add("otto@example.se");
    visit("/register");
    await identify();
    await fill();
    await fake.signIn({ username: "otto@example.se", password: "cykelbud i regn" });
    await submit();
    await screen.findByText("Elsewhere");
    expect(pool.signedIn()).toBe("anna");
  });
});

describe("a refusal", () => {
  it.each([
    ["email-taken", "Konto finns redan", "E-postadressen är redan registrerad"],
    ["phone-taken", "Telefonnummer används redan", "Telefonnumret är redan registrerat på ett annat konto"],
  ])("of the details, %s, is corrected with the same proof", async (code, title, text) => {
    api.set(create, () => problem(409, code));
    visit("/register");
    await register();
    const box = await dialog(title);
    expect(box.getByText(text)).toBeTruthy();
    await user.click(box.getByRole("button", { name: "Tillbaka till formuläret" }));
    expectAllTyped();
    creating(complete("anna"));
    put(field("E-post"), "annan@example.se");
    await submit();
    await screen.findByText("Elsewhere");
    expect(calls(create)[1]?.body).toMatchObject({ email: "annan@example.se", secret: anOrder().secret });
    expect(calls(start)).toHaveLength(1);
  });

  it.each([
    [
      "personal-number-taken",
      "Personnummer används redan",
      "Personnumret är redan registrerat på ett annat konto",
    ],
    ["conflict-try-again", "Fel vid registrering", "Någon annan ändrade samtidigt. Försök igen."],
  ])("after identification, %s, comes before the details", async (code, title, text) => {
    api.set(collect, () => problem(409, code));
    visit("/register");
    await identify();
    const box = await dialog(title);
    expect(box.getByText(text)).toBeTruthy();
    await user.click(box.getAllByRole("button", { name: "Stäng" }).at(-1)!);
    expect(await button("Fortsätt med BankID")).toBeTruthy();
    expect(screen.queryAllByRole("textbox")).toEqual([]);
  });

  it("for an account created meanwhile returns to the start and keeps the details", async () => {
    api.set(create, () => problem(409, "personal-number-taken"));
    const page = visit("/register?next=%2Fbike-registration");
    await register();
    const box = await dialog("Personnummer används redan");
    expect(await button("Fortsätt med BankID")).toBeTruthy();
    expect(sessionStorage.getItem("cr:register")).toContain("Ny@Example.SE");
    await user.click(box.getByRole("button", { name: "Logga in" }));
    await screen.findByRole("heading", { name: "Välkommen tillbaka" });
    expect(page.at()).toBe("/auth?next=%2Fbike-registration");
  });

  it("for being under age explains why", async () => {
    api.set(collect, () => problem(422, "under-age", { params: { age: 17 } }));
    visit("/register");
    await identify();
    const box = await dialog("Registrering inte möjlig");
    expect(box.getByText("Du måste vara minst 18 år för att skapa konto. Du är 17 år gammal.")).toBeTruthy();
    expect(box.getAllByRole("listitem").length).toBeGreaterThan(1);
  });

  it("by the server is shown at its field, which gets the focus", async () => {
    const issues = [{ path: "phone", rule: "phone-format" }];
    api.set(create, () => problem(400, "invalid-request", { issues }));
    visit("/register");
    await register();
    expect(await screen.findByText("Ogiltigt telefonnummer")).toBeTruthy();
    expectAllTyped();
  });

  it.each([
    [
      "no network",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "Nätverksfel. Kontrollera uppkopplingen och försök igen.",
    ],
    [
      "too many tries",
      () => problem(429, "too-many-requests"),
      "Det kom många förfrågningar på kort tid. Vänta en minut och försök igen.",
    ],
  ])("by %s is shown above the form, which can be sent again unchanged", async (_what, respond, text) => {
    api.set(create, respond);
    visit("/register");
    await register();
    expect(await screen.findByText(text)).toBeTruthy();
    expectAllTyped();
    creating(complete("anna"));
    await submit();
    await screen.findByText("Elsewhere");
  });

  it.each(["eid-order-not-found", "eid-order-ended"])(
    "of an expired order, %s, returns to the start and keeps the details",
    async (code) => {
      api.set(create, () => problem(409, code));
      visit("/register");
      await register();
      const text = "Tiden gick ut. Legitimera dig igen, så fortsätter du där du var.";
      expect(await screen.findByText(text)).toBeTruthy();
      await identify();
      await hello();
      expect(screen.queryByText(text)).toBeNull();
      expectAllTyped();
    },
  );

  it("before the start names its reason", async () => {
    api.set(start, () => problem(503, "eid-unavailable"));
    visit("/register");
    await identify();
    const box = await dialog("Fel vid registrering");
    expect(box.getByText("BankID svarar inte just nu. Försök igen om en stund.")).toBeTruthy();
  });
});

describe("an order", () => {
  it("that is left is cancelled", async () => {
    collecting(pending());
    visit("/register");
    await identify();
    const box = await order();
    await user.click(await box.findByRole("button", { name: "Avbryt" }));
    await waitFor(() => expect(calls(cancel)).toHaveLength(1));
  });

  it("that failed in the app can be retried", async () => {
    collecting(failed("userCancel"));
    visit("/register");
    await identify();
    const box = await order();
    expect(await box.findByText("Åtgärden avbruten.")).toBeTruthy();
    collecting(pending());
    await user.click(box.getByRole("button", { name: "Försök igen" }));
    await waitFor(() => expect(calls(start)).toHaveLength(2));
  });
});

describe("a reloaded tab", () => {
  const again = () => {
    keepOrder("registration", anOrder(), new Date());
    return visit("/register");
  };

  it("continues with the details and the same proof", async () => {
    const phone = { country: "46", number: typed.Mobilnummer } as const;
    storeRegistrant({ email: typed["E-post"], phone });
    const page = again();
    await hello();
    expectAllTyped();
    await submit();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
    expect(calls(start)).toEqual([]);
  });

  it("signs in if the account exists already", async () => {
    collecting(complete("anna"));
    const page = again();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
    expect(calls(start)).toEqual([]);
  });

  it("welcomes back a returning owner", async () => {
    collecting(complete("anna", { hasReturned: true }));
    again();
    const box = await order();
    expect(await box.findByText("Välkommen tillbaka till ditt konto")).toBeTruthy();
    expect(box.queryByText("Ditt konto är skapat")).toBeNull();
    await screen.findByText("Elsewhere");
  });

  it("restarts if the order has expired", async () => {
    api.set(collect, () => problem(404, "eid-order-not-found"));
    again();
    expect(await screen.findByText(/^Tiden gick ut\./)).toBeTruthy();
    expect(heldOrder("registration", new Date())).toBeUndefined();
  });

  it("keeps later changes too", async () => {
    again();
    await hello();
    put(field("E-post"), "halvt@exam");
    expect(sessionStorage.getItem("cr:register")).toContain("halvt@exam");
  });
});
