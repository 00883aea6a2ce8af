import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { account, api, changes, open, part, partNames, problem, put, sent } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
beforeEach(() => pool.reset());

describe("the settings", () => {
  it("list every section for a customer", async () => {
    await open("customer");
    expect(partNames()).toEqual([
      "Profil",
      "E-post",
      "Telefon",
      "Lösenord",
      "Passkeys",
      "Tvåstegsverifiering",
      "Inloggade enheter",
      "Notiser",
      "Mejl",
      "Språk och utseende",
      "Menyer",
      "Installera appen",
      "Samtycken",
      "Ladda ner mina uppgifter",
      "Ta bort konto",
    ]);
    const links = within(screen.getByRole("navigation"))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/#profile",
      "/#email-address",
      "/#phone",
      "/#password",
      "/#passkeys",
      "/#two-step",
      "/#sessions",
      "/#notifications",
      "/#mail",
      "/#appearance",
      "/#menus",
      "/#app",
      "/#consents",
      "/#my-data",
      "/#delete-account",
    ]);
  });

  it("show a store its sections, and employees theirs", async () => {
    await open("store");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Butikens inställningar");
    expect(partNames()).toEqual([
      "Butikens uppgifter",
      "Personal",
      "Vad som har hänt",
      "Profil",
      "E-post",
      "Lösenord",
      "Tvåstegsverifiering",
      "Inloggade enheter",
      "Språk och utseende",
      "Samtycken",
      "Ladda ner mina uppgifter",
    ]);
    expect(part("Profil").queryByText("Personnummer")).toBeNull();
    expect(part("Profil").queryByText("Din identitet")).toBeNull();
  });

  it("show current values in the rows, and open one section at a time", async () => {
    const notifications = { browser: false, messages: true, bikeRegistrations: true };
    await open("customer", { notifications, phone: "+46701234567" });
    const rows = within(screen.getByRole("navigation"));
    expect(rows.getByRole("link", { name: "Profil Anna Lindqvist" })).toBeTruthy();
    expect(rows.getByRole("link", { name: "Telefon 070-123 45 67" })).toBeTruthy();
    expect(rows.getByRole("link", { name: "Mejl Alla" })).toBeTruthy();
    await user.click(rows.getByRole("link", { name: "Notiser 2 av 3" }));
    expect(screen.getAllByRole("region")).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe("Notiser");
    expect(document.title).toContain("Notiser – Inställningar");
    await user.click(screen.getByRole("link", { name: "Alla inställningar" }));
    expect(screen.getByRole("region", { name: "Profil" })).toBeTruthy();
  });

  it("can be loaded again after a failure", async () => {
    const again = open("customer");
    api.set("GET /api/me", () => problem(403, "forbidden"));
    await screen.findByText("Dina inställningar kunde inte hämtas.");
    api.delete("GET /api/me");
    await user.click(screen.getByRole("button", { name: "Försök igen" }));
    await again;
    expect(part("Profil").getByLabelText("För- och efternamn")).toBeTruthy();
  });
});

describe("the name", () => {
  const name = () => part("Profil").getByLabelText("För- och efternamn");
  const save = async () => user.click(part("Profil").getByRole("button", { name: "Spara namnet" }));

  it("is saved without surrounding spaces", async () => {
    await open("customer");
    put(name(), "  Anna Berg ");
    await save();
    await part("Profil").findByText("Sparat");
    expect(changes()).toEqual([{ fullName: "Anna Berg" }]);
  });

  it("stays as typed if saving failed", async () => {
    await open("customer");
    api.set("PATCH /api/me", () => problem(503, "unavailable"));
    put(name(), "Anna Berg");
    await save();
    await part("Profil").findByText(/går inte att nå just nu/);
    expect(name()).toHaveProperty("value", "Anna Berg");
    expect(part("Profil").queryByText("Sparat")).toBeNull();
  });

  it("must be valid", async () => {
    await open("customer");
    put(name(), "A");
    await save();
    expect(await part("Profil").findByText("Namnet måste vara minst 2 tecken")).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  it("from an eID cannot be changed, and the page says why", async () => {
    await open("customer", { nameProved: true });
    expect(part("Profil").queryByRole("textbox", { name: "För- och efternamn" })).toBeNull();
    expect(part("Profil").getByText("Anna Lindqvist")).toBeTruthy();
    expect(part("Profil").getByText(/Namnet är bekräftat. Har du bytt namn/)).toBeTruthy();
  });
});

describe("the identity", () => {
  it.each([
    [0, "Inte styrkt"],
    [1, "Inte styrkt: du har angett ett personnummer"],
  ] as const)("of level %s is described, with a link to prove it", async (identityLevel, words) => {
    await open("customer", { identityLevel });
    expect(part("Profil").getByText(words)).toBeTruthy();
    expect(part("Profil").getByRole("button", { name: "Styrk med BankID" })).toBeTruthy();
  });

  it("that is verified offers no verification", async () => {
    await open("customer", { identityLevel: 2, personalNumberMasked: "1985••••••••" });
    expect(part("Profil").getByText("Identiteten är styrkt")).toBeTruthy();
    expect(part("Profil").getByText("1985••••••••")).toBeTruthy();
    expect(part("Profil").queryByRole("button", { name: "Styrk med BankID" })).toBeNull();
  });

  it("is verified in a dialog that starts an order", async () => {
    await open("customer");
    api.set("POST /api/eid/verifications", () => problem(503, "eid-unavailable"));
    await user.click(part("Profil").getByRole("button", { name: "Styrk med BankID" }));
    await screen.findByText(/BankID svarar inte just nu/);
    expect(sent("POST /api/eid/verifications")).toHaveLength(1);
  });
});

describe("a protected identity", () => {
  const protection = () => part("Profil").getByRole("switch", { name: "Jag har skyddade personuppgifter" });

  it("applies once saved, not before", async () => {
    await open("customer");
    let save: (response: Response) => void = () => undefined;
    api.set("PATCH /api/me", () => new Promise<Response>((resolve) => (save = resolve)));
    await user.click(protection());
    expect(protection().getAttribute("aria-checked")).toBe("false");
    save(Response.json({ ...account.me, protectedIdentity: true }));
    await part("Profil").findByText("Sparat");
    expect(protection().getAttribute("aria-checked")).toBe("true");
    expect(changes()).toEqual([{ protectedIdentity: true }]);
  });

  it("does not apply if saving failed", async () => {
    await open("customer");
    api.set("PATCH /api/me", () => problem(500, "internal"));
    await user.click(protection());
    await part("Profil").findByText("Ett fel uppstod. Försök igen.");
    expect(protection().getAttribute("aria-checked")).toBe("false");
  });
});
