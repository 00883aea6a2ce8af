import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { startTexts } from "#tests/web/start-texts.ts";
import { api, problem, put, requests, startBrowser, visit } from "./browser.tsx";
import * as fake from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const { pool, code } = fake;
const user = userEvent.setup();

beforeEach(async () => {
  await startBrowser();
  api.set("POST /api/sign-ups", () => Response.json({ resendAfterSeconds: 30 }, { status: 201 }));
  api.set("POST /api/sign-ups/confirmation", confirmed);
});

const firstPassword = "f".repeat(43);
const SignUpBody = z.object({ email: z.string(), key: z.string(), code: z.string().optional() });
const sent = (path: string) =>
  requests.filter(({ call }) => call === `POST /api${path}`).map(({ body }) => SignUpBody.parse(body));

/** The API creates a user who must choose a password at first sign-in. */
const confirmed = (): Response => {
  const { email, key, code: typed } = sent("/sign-ups/confirmation").at(-1)!;
  const isOwn = sent("/sign-ups").some((begun) => begun.email === email && begun.key === key);
  if (!isOwn || typed !== code) return problem(422, "code-wrong");
  pool.add(email, { password: firstPassword, status: "invited" });
  return Response.json({ firstPassword }, { status: 201 });
};

const adult = "19900101-2385";
const field = (name: string) => screen.getByLabelText(name);
const submit = async () => user.click(screen.getByRole("button", { name: "Skapa konto" }));

type Typed = { email?: string; password?: string; name?: string; personalNumber?: string; phone?: string };

const fill = async (typed: Typed = {}) => {
  await screen.findByRole("heading", { name: "Skapa konto med e-post" });
  const { email = " Ny@Example.SE", password = "gräsklippare i motvind", name = " Nyla Åkesson " } = typed;
  const values = [
    ["E-post", email],
    ["Lösenord", password],
    ["För- och efternamn", name],
    [/^Personnummer/, typed.personalNumber ?? ""],
    [/^Mobilnummer/, typed.phone ?? ""],
  ] as const;
  for (const [label, value] of values) {
    put(screen.getByLabelText(label), value);
  }
  await submit();
};

const confirm = async (typed = code) => {
  await screen.findByRole("heading", { name: "Bekräfta din e-post" });
  put(field("Kod"), typed);
  await user.type(field("Kod"), "{Enter}");
};

describe("the form", () => {
  it("requires e-mail, password and name, says so once, and focuses the first", async () => {
    visit("/auth?mode=signup");
    await screen.findByRole("heading", { name: "Skapa konto med e-post" });
    await submit();
    expect(await screen.findByText("Alla fält utom de valfria är obligatoriska")).toBeTruthy();
    expect(screen.getAllByText("Fyll i det här fältet.")).toHaveLength(3);
    expect(document.activeElement).toBe(field("E-post"));
  });

  it.each<[Typed, string]>([
    [{ email: "ny.example.se" }, "Ogiltig e-postadress"],
    [{ password: "kort123" }, "Lösenordet måste vara minst 8 tecken"],
    [{ password: " cykelbud1" }, "Lösenordet kan inte börja eller sluta med mellanslag."],
    [{ name: " N " }, "Namnet måste vara minst 2 tecken"],
    [{ personalNumber: "19900101-0000" }, "Ogiltigt personnummer enligt Luhn-algoritmen"],
    [{ phone: "070-12" }, "Ogiltigt telefonnummer"],
  ])("refuses %o: %s", async (typed, text) => {
    visit("/auth?mode=signup");
    await fill(typed);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText("Alla fält utom de valfria är obligatoriska")).toBeNull();
    expect(fake.signUp).not.toHaveBeenCalled();
    expect(sent("/sign-ups")).toEqual([]);
  });

  it("tells someone under age their age", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
    visit("/auth?mode=signup");
    await fill({ personalNumber: "20091231-2386" });
    vi.useRealTimers();
    const text = "Du måste vara minst 18 år för att skapa konto. Du är 16 år gammal.";
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent("/sign-ups")).toEqual([]);
  });

  it("inserts the hyphen of the personal number", async () => {
    visit("/auth?mode=signup");
    await fill({ email: "x", personalNumber: "199001012385" });
    expect(screen.getByLabelText(/^Personnummer/)).toHaveProperty("value", adult);
  });

  it("rates the password as a hint", async () => {
    visit("/auth?mode=signup");
    await screen.findByRole("heading", { name: "Skapa konto med e-post" });
    put(field("Lösenord"), "kort");
    expect(await screen.findByText("4 tecken kvar")).toBeTruthy();
    put(field("Lösenord"), " men allt längre");
    expect(await screen.findByText("Starkt")).toBeTruthy();
  });

  it("shows other failures above the form", async () => {
    api.set("POST /api/sign-ups", () => problem(429, "too-many-requests"));
    visit("/auth?mode=signup");
    await fill();
    await waitFor(() =>
      expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(
        "RegistreringsfelFör många registreringsförsök. Försök igen senare.",
      ),
    );
  });
});

describe("an account", () => {
  it("is created with e-mail, name and language alone, and the rest is saved once signed in", async () => {
    const page = visit("/auth?mode=signup&next=%2Fbike-registration");
    await fill({ personalNumber: adult, phone: "070-123 45 67" });
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    // The password stays in the page until the pool requests it.
    expect(requests).toEqual([
      {
        call: "POST /api/sign-ups",
        body: {
          email: "ny@example.se",
          fullName: "Nyla Åkesson",
          language: "sv",
          key: expect.stringMatching(/^[\w-]{36}$/),
        },
        token: null,
      },
    ]);
    requests.splice(1);
    await confirm();
    await screen.findByText("Elsewhere");
    const token = "Bearer token of ny@example.se";
    expect(fake.confirmSignIn.mock.lastCall?.[0]).toMatchObject({
      challengeResponse: "gräsklippare i motvind",
      // The versions that the page links.
      options: { clientMetadata: { terms: "1", privacy: "1" } },
    });
    expect(requests.slice(2)).toEqual([
      { call: "GET /api/me", body: null, token },
      { call: "PUT /api/me/personal-number", body: { personalNumber: adult }, token },
      { call: "POST /api/me/phone", body: { phone: "+46701234567" }, token },
    ]);
    expect(page.at()).toBe("/bike-registration");
  });

  it("accepts a foreign phone number", async () => {
    visit("/auth?mode=signup");
    await screen.findByRole("heading", { name: "Skapa konto med e-post" });
    await user.selectOptions(field("Landskod"), "+358");
    await fill({ phone: "040 123 4567" });
    await confirm();
    await screen.findByText("Elsewhere");
    expect(requests.at(-1)?.body).toEqual({ phone: "+358401234567" });
    expect(await screen.findByText(/^Vi har skickat en kod till din mobil/)).toBeTruthy();
  });

  it("needs neither personal number nor phone", async () => {
    visit("/auth?mode=signup");
    await fill();
    await confirm();
    await screen.findByText("Elsewhere");
    expect(requests.map(({ call }) => call)).toEqual([
      "POST /api/sign-ups",
      "POST /api/sign-ups/confirmation",
      "GET /api/me",
    ]);
  });

  it("uses the page's language", async () => {
    await startTexts("en");
    visit("/auth?mode=signup");
    await screen.findByRole("heading", { name: "Create an account with email" });
    put(field("Email"), "ny@example.se");
    put(field("Password"), "gräsklippare i motvind");
    put(field("First and last name"), "Nyla");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByRole("heading", { name: "Confirm your email" });
    expect(requests.at(-1)?.body).toMatchObject({ language: "en" });
  });

  it("is kept if a detail is refused, which can be corrected or skipped", async () => {
    api.set("PUT /api/me/personal-number", () => problem(409, "personal-number-taken"));
    const page = visit("/auth?mode=signup");
    await fill({ personalNumber: adult, phone: "0701234567" });
    await confirm();
    await screen.findByRole("heading", { name: "Ditt konto är skapat" });
    expect(screen.getByText("Personnumret är redan registrerat på ett annat konto")).toBeTruthy();
    expect(screen.queryByLabelText("Mobilnummer")).toBeNull();
    expect(pool.signedIn()).toBe("ny@example.se");

    api.delete("PUT /api/me/personal-number");
    put(field("Personnummer"), "198507092388");
    await user.click(screen.getByRole("button", { name: "Spara" }));
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
  });

  it("may skip a refused detail", async () => {
    api.set("PUT /api/me/personal-number", () => problem(422, "under-age", { params: { age: 17 } }));
    const page = visit("/auth?mode=signup");
    await fill({ personalNumber: adult });
    await confirm();
    expect(
      await screen.findByText("Du måste vara minst 18 år för att skapa konto. Du är 17 år gammal."),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Hoppa över" }));
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
  });
});

describe("the code", () => {
  it("is refused if wrong, and can be entered again", async () => {
    visit("/auth?mode=signup");
    await fill();
    await confirm("000000");
    expect(await screen.findByText("Koden stämmer inte. Kontrollera siffrorna i mejlet.")).toBeTruthy();
    await confirm();
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
  });

  it("has six digits, pasted with or without a space", async () => {
    visit("/auth?mode=signup");
    await fill();
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    expect(document.activeElement).toBe(field("Kod"));
    await user.click(screen.getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText("Skriv koden med sex siffror.")).toBeTruthy();
    await user.click(field("Kod"));
    await user.paste(" 123 456 ");
    expect(field("Kod")).toHaveProperty("value", "123456");
    expect(field("Kod").getAttribute("autocomplete")).toBe("one-time-code");
  });

  it("can be sent again after half a minute", async () => {
    visit("/auth?mode=signup");
    await fill();
    const button = await screen.findByRole("button", { name: /Skicka ny kod/ });
    expect(button).toHaveProperty("disabled", true);
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
    await waitFor(() => expect(button).toHaveProperty("disabled", false));
    await user.click(button);
    expect(await screen.findByText("En ny kod är skickad.")).toBeTruthy();
    vi.useRealTimers();
    const [first, second] = sent("/sign-ups");
    expect(second).toEqual(first);
  });

  it("can go to another address, with everything else kept", async () => {
    visit("/auth?mode=signup");
    await fill({ personalNumber: adult, phone: "0701234567" });
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    await user.click(screen.getByRole("button", { name: "Ändra e-postadress" }));
    expect(screen.getByLabelText("Lösenord")).toHaveProperty("value", "gräsklippare i motvind");
    expect(screen.getByLabelText(/^Personnummer/)).toHaveProperty("value", adult);
    expect(screen.getByLabelText(/^Mobilnummer/)).toHaveProperty("value", "0701234567");
    put(field("E-post"), "ratt@example.se");
    await submit();
    await screen.findByText("ratt@example.se");
    await confirm();
    await screen.findByText("Elsewhere");
    expect(pool.signedIn()).toBe("ratt@example.se");
  });

  it("is requested again without a second account if nothing changed", async () => {
    visit("/auth?mode=signup");
    await fill();
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    await user.click(screen.getByRole("button", { name: "Ändra e-postadress" }));
    await submit();
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    expect(sent("/sign-ups")).toHaveLength(1);
  });

  it("is not needed again if only signing in failed", async () => {
    visit("/auth?mode=signup");
    await fill();
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    fake.signIn.mockRejectedValueOnce(Object.assign(new Error(), { name: "NetworkError" }));
    await confirm();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^Nätverksfel/));
    await user.click(screen.getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
  });

  it("is followed by another password if the pool refuses the first", async () => {
    visit("/auth?mode=signup");
    await fill();
    await screen.findByRole("heading", { name: "Bekräfta din e-post" });
    fake.confirmSignIn.mockRejectedValueOnce(
      Object.assign(new Error(), { name: "InvalidPasswordException" }),
    );
    await confirm();
    put(await screen.findByLabelText("Nytt lösenord"), "en helt annan klippare");
    await user.keyboard("{Enter}");
    await user.click(screen.getByRole("button", { name: /Spara|Logga in|Fortsätt/ }));
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(pool.user("ny@example.se")?.password).toBe("en helt annan klippare");
  });
});
