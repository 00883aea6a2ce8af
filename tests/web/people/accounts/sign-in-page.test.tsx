import { givePasskeys } from "#tests/web/give-passkeys.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EidState } from "#contract/people/identity.ts";
import { keepOrder } from "#web/platform/auth/eid/kept-order.ts";
import { anOrder, complete } from "#tests/web/platform/auth/eid/an-order.ts";
import { api, problem, put, requests, startBrowser, visit } from "./browser.tsx";
import * as fake from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const { pool, code } = fake;
const user = userEvent.setup();
const password = "cykelbud i regn";

beforeEach(async () => {
  await startBrowser();
});

const email = async () => screen.findByRole("textbox", { name: "E-post" });
const submit = async () => user.click(screen.getByRole("button", { name: "Logga in" }));
const signIn = async (address: string, secret = password) => {
  put(await email(), address);
  put(screen.getByLabelText("Lösenord"), secret);
  await submit();
};

describe("signing in", () => {
  it("opens a customer's bikes", async () => {
    pool.add("anna@example.se");
    const page = visit("/auth");
    await signIn("  Anna@Example.SE ");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
    expect(pool.signedIn()).toBe("anna@example.se");
    expect(requests.map(({ call }) => call)).toEqual(["GET /api/me"]);
  });

  it("returns to the target page, and says why signing in is needed", async () => {
    pool.add("anna@example.se");
    const page = visit("/auth?next=%2Fbike-registration%3Fstep%3D2");
    expect(await screen.findByText("Du måste vara inloggad för att registrera en cykel")).toBeTruthy();
    await signIn("anna@example.se");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/bike-registration?step=2");
  });

  it.each([
    ["%2Fmy-bikes%2F7%2Fsell", "Du måste vara inloggad för att se dina cyklar"],
    ["%2Fstore-bikes", "Du måste vara inloggad för att arbeta i butiken"],
    ["%2Fbike-search%3Fq%3Dmonark", "Logga in för att fortsätta"],
    ["%2Ftransfers%2F7&for=sign-in-settings", "Logga in igen för att fortsätta"],
    ["%2Fsettings%23password&for=sign-in-settings", "Logga in igen för att fortsätta"],
  ])("for ?next=%s gives the reason: %s", async (next, reason) => {
    visit(`/auth?next=${next}`);
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it("requires e-mail and password, and focuses the first missing one", async () => {
    visit("/auth");
    await email();
    await submit();
    expect(await screen.findByText("E-post och lösenord krävs")).toBeTruthy();
    expect(document.activeElement).toBe(await email());
    expect(fake.signIn).not.toHaveBeenCalled();
  });

  it("rejects malformed addresses and short passwords", async () => {
    visit("/auth");
    await signIn("anna", "kort");
    expect(await screen.findByText("Ogiltig e-postadress")).toBeTruthy();
    expect(await screen.findByText("Lösenordet måste vara minst 8 tecken")).toBeTruthy();
    expect(screen.queryByText("E-post och lösenord krävs")).toBeNull();
    expect(fake.signIn).not.toHaveBeenCalled();
  });

  it.each(["anna@example.se", "nobody@example.se"])(
    "gives %s the same answer for a wrong password",
    async (who) => {
      pool.add("anna@example.se");
      visit("/auth");
      await signIn(who, "fel lösenord");
      expect(await screen.findByText("Felaktiga inloggningsuppgifter")).toBeTruthy();
    },
  );

  it("accepts someone who is signed in already", async () => {
    pool.add("anna@example.se");
    const page = visit("/auth");
    await email();
    await fake.signIn({ username: "anna@example.se", password });
    await signIn("anna@example.se");
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
  });

  it("signs out again where the profile cannot be had", async () => {
    pool.add("anna@example.se");
    api.set("GET /api/me", () => problem(403, "forbidden"));
    const page = visit("/auth");
    await signIn("anna@example.se");
    expect(await screen.findByText("Kunde inte skapa användarprofil")).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
    expect(page.at()).toBe("/auth");
  });

  it("signs out again where the role cannot be read", async () => {
    pool.add("anna@example.se");
    visit("/auth");
    await email();
    fake.fetchAuthSession.mockRejectedValueOnce(new Error("token"));
    await signIn("anna@example.se");
    expect(await screen.findByText("Kunde inte verifiera användarroll")).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
  });
});

describe("signing in with BankID", () => {
  const collect = `POST /api/eid/orders/${anOrder().orderId}/collection`;
  const collecting = (state: EidState) => api.set(collect, () => Response.json(state));
  const begin = async () => user.click(await screen.findByRole("button", { name: "Logga in med BankID" }));
  beforeEach(() => {
    api.set("POST /api/eid/sign-ins", () => Response.json(anOrder()));
    api.set(`POST /api/eid/orders/${anOrder().orderId}/cancellation`, () => Response.json({}));
  });

  it.each([
    ["customer", "/my-bikes"],
    ["store", "/store-dashboard"],
    ["admin", "/admin-dashboard"],
  ])("opens the start page of a %s: %s", async (role, start) => {
    pool.joins(role);
    collecting(complete("anna"));
    const page = visit("/auth");
    await begin();
    expect(await screen.findByText("Du loggas in")).toBeTruthy();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe(start);
    expect(pool.signedIn()).toBe("anna");
    expect(requests.map(({ call }) => call)).toEqual(["POST /api/eid/sign-ins", collect, "GET /api/me"]);
  });

  it("welcomes back a returning owner", async () => {
    collecting(complete("anna", { hasReturned: true }));
    const page = visit("/auth");
    await begin();
    expect(await screen.findByText("Välkommen tillbaka till ditt konto")).toBeTruthy();
    expect(screen.queryByText("Du loggas in")).toBeNull();
    expect(await screen.findByText(/^ ?Allt du har i registret är kvar\./)).toBeTruthy();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
  });

  it("says that an account is being deleted", async () => {
    api.set(collect, () => problem(409, "account-erasing"));
    visit("/auth");
    await begin();
    expect(await screen.findByText(/^Kontot håller på att raderas/)).toBeTruthy();
  });

  it("leads back to where the person was going", async () => {
    collecting(complete("anna"));
    const page = visit("/auth?next=%2Fbike-registration");
    await begin();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/bike-registration");
  });

  it("offers an account to someone without one", async () => {
    api.set(collect, () => problem(404, "eid-account-missing"));
    visit("/auth?next=%2Fmy-bikes");
    await begin();
    expect(await screen.findByText(/^Det finns inget konto för personen/)).toBeTruthy();
    const [first] = screen.getAllByRole("link", { name: "Skapa konto med BankID" });
    expect(first?.getAttribute("href")).toBe("/register?next=%2Fmy-bikes");
  });

  it("reports a rejected ticket, and allows another try", async () => {
    collecting(complete("anna"));
    fake.confirmSignIn.mockRejectedValueOnce(new Error("broken"));
    visit("/auth");
    await begin();
    expect(await screen.findByText("Inloggning misslyckades")).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
    await begin();
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
  });

  it("signs out again where the profile cannot be had", async () => {
    collecting(complete("anna"));
    api.set("GET /api/me", () => problem(403, "forbidden"));
    visit("/auth");
    await begin();
    expect(await screen.findByText("Kunde inte skapa användarprofil")).toBeTruthy();
    expect(pool.signedIn()).toBeUndefined();
  });

  it("for settings says so to BankID, and continues no order of an ordinary sign-in", async () => {
    keepOrder("sign-in", anOrder(), new Date());
    collecting(complete("anna"));
    visit("/auth?next=%2Fsettings&for=sign-in-settings");
    await begin();
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(requests[0]?.body).toMatchObject({ forSettings: true });
  });

  it("continues in a reloaded tab", async () => {
    keepOrder("sign-in", anOrder(), new Date());
    collecting(complete("anna"));
    visit("/auth");
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(requests[0]?.call).toBe(collect);
  });
});

describe("a further sign-in step", () => {
  it("is a new password for someone invited", async () => {
    pool.add("ny@example.se", { password: "engångslösenord", status: "invited" });
    pool.joins("admin");
    const page = visit("/auth");
    await signIn("ny@example.se", "engångslösenord");
    await screen.findByRole("heading", { name: "Välj ett eget lösenord" });
    put(screen.getByLabelText("Nytt lösenord"), "gräsklippare i motvind");
    await user.click(screen.getByRole("button", { name: "Spara och logga in" }));
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/admin-dashboard");
    expect(pool.user("ny@example.se")?.password).toBe("gräsklippare i motvind");
  });

  it("is a one-time code for someone with a second factor, with another try", async () => {
    pool.add("anna@example.se");
    pool.wantsTotp.add("anna@example.se");
    visit("/auth");
    await signIn("anna@example.se");
    await screen.findByRole("heading", { name: "Skriv din engångskod" });
    put(screen.getByLabelText("Kod"), "000000");
    await user.click(screen.getByRole("button", { name: "Logga in" }));
    expect(await screen.findByText(/Vänta på nästa kod/)).toBeTruthy();
    put(screen.getByLabelText("Kod"), code);
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    pool.wantsTotp.clear();
  });
});

describe("a forgotten password", () => {
  const dialog = async () => within(await screen.findByRole("dialog"));
  const forget = async (address: string) => {
    await user.click(screen.getByRole("button", { name: "Glömt lösenordet?" }));
    const box = await dialog();
    put(box.getByLabelText("E-post"), address);
    await user.click(box.getByRole("button", { name: "Skicka kod" }));
    return box;
  };

  it("is replaced with the mailed code, and the address stays in the form", async () => {
    pool.add("anna@example.se");
    visit("/auth");
    await email();
    const box = await forget("Anna@example.se");
    await box.findByText("E-post skickat");
    put(box.getByLabelText("Kod"), `${code.slice(0, 3)} ${code.slice(3)}`);
    put(box.getByLabelText("Nytt lösenord"), "gräsklippare i motvind");
    await user.click(box.getByRole("button", { name: "Spara lösenordet" }));
    expect(await screen.findByText("Lösenordet är ändrat. Logga in med det nya.")).toBeTruthy();
    expect(pool.user("anna@example.se")?.password).toBe("gräsklippare i motvind");
    expect(await email()).toHaveProperty("value", "anna@example.se");
  });

  it.each([
    "UserNotFoundException",
    "InvalidParameterException",
    "NotAuthorizedException",
    "UserNotConfirmedException",
  ])("gives the same answer when the pool says %s", async (name) => {
    fake.resetPassword.mockRejectedValueOnce(Object.assign(new Error("tells"), { name }));
    visit("/auth");
    await email();
    const box = await forget("nobody@example.se");
    expect(await box.findByText("E-post skickat")).toBeTruthy();
  });

  it("needs an address", async () => {
    visit("/auth");
    await email();
    const box = await forget("");
    expect(await box.findByText("Ange din e-postadress")).toBeTruthy();
    expect(fake.resetPassword).not.toHaveBeenCalled();
  });

  it("says when no mail could be sent", async () => {
    fake.resetPassword.mockRejectedValueOnce(new Error("broken"));
    visit("/auth");
    await email();
    const box = await forget("anna@example.se");
    expect(await box.findByText("Kunde inte skicka återställningsmail. Försök igen.")).toBeTruthy();
  });

  it("shows a wrong code at its field", async () => {
    pool.add("anna@example.se");
    visit("/auth");
    await email();
    const box = await forget("anna@example.se");
    put(await box.findByLabelText("Kod"), "000000");
    put(box.getByLabelText("Nytt lösenord"), "gräsklippare i motvind");
    await user.click(box.getByRole("button", { name: "Spara lösenordet" }));
    expect(await box.findByText("Koden stämmer inte. Kontrollera siffrorna i mejlet.")).toBeTruthy();
    expect(document.activeElement).toBe(box.getByLabelText("Kod"));
  });
});

describe("the address of the page", () => {
  it("shows the e-mail form with mode=signup, which keeps the target page", async () => {
    const page = visit("/auth?mode=signup&next=%2Fmy-bikes");
    await screen.findByRole("heading", { name: "Skapa konto med e-post" });
    expect(screen.getByText(/Innan du kan registrera en cykel behöver du styrka din identitet/)).toBeTruthy();
    const better = screen.getByRole("link", { name: "Skapa konto med BankID i stället" });
    expect(better.getAttribute("href")).toBe("/register?next=%2Fmy-bikes");
    await user.click(screen.getByRole("link", { name: "Logga in" }));
    await screen.findByRole("heading", { name: "Välkommen tillbaka" });
    expect(page.at()).toBe("/auth?next=%2Fmy-bikes");
  });

  it("welcomes once with from=welcome", async () => {
    const page = visit("/auth?from=welcome");
    expect(await screen.findByText("Välkommen till Cykelregistret!")).toBeTruthy();
    await waitFor(() => expect(page.at()).toBe("/auth"));
  });
});

describe("signing in with a passkey", () => {
  const byPasskey = async () =>
    user.click(await screen.findByRole("button", { name: "Logga in med passkey" }));

  beforeEach(() => {
    givePasskeys();
  });

  it("needs only the address, and opens the bikes", async () => {
    pool.add("anna@example.se");
    pool.passkeyOf = "anna@example.se";
    const page = visit("/auth");
    await byPasskey();
    expect(document.activeElement).toBe(await email());
    expect(fake.signIn).not.toHaveBeenCalled();
    put(await email(), " Anna@example.se ");
    await byPasskey();
    await screen.findByText("Elsewhere");
    expect(page.at()).toBe("/my-bikes");
    expect(fake.signIn).toHaveBeenCalledWith({
      username: "anna@example.se",
      options: {
        authFlowType: "USER_AUTH",
        preferredChallenge: "WEB_AUTHN",
        clientMetadata: { device: expect.stringMatching(/^[\w-]{36}$/) },
      },
    });
  });

  it("names the other ways if no passkey was used, until another is tried", async () => {
    pool.add("anna@example.se");
    visit("/auth");
    put(await email(), "anna@example.se");
    await byPasskey();
    expect(await screen.findByText(/Ingen passkey visades/)).toBeTruthy();
    put(screen.getByLabelText("Lösenord"), "fel lösenord");
    await submit();
    expect(await screen.findByText("Felaktiga inloggningsuppgifter")).toBeTruthy();
    expect(screen.queryByText(/Ingen passkey visades/)).toBeNull();
  });

  it("reports an unexpected challenge", async () => {
    fake.signIn.mockResolvedValueOnce({
      isSignedIn: false,
      nextStep: { signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION" },
    });
    visit("/auth");
    put(await email(), "anna@example.se");
    await byPasskey();
    expect(await screen.findByText(/Det gick inte att logga in med din passkey/)).toBeTruthy();
  });

  it("is not offered on an IP address", async () => {
    vi.stubGlobal("isSecureContext", false);
    visit("/auth");
    await email();
    expect(screen.queryByRole("button", { name: "Logga in med passkey" })).toBeNull();
  });
});
