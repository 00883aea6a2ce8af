import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { account, api, open, part, problem, put, sent } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const code = "424242";

const answer = () => {
  api.set("POST /api/me/phone", () => Response.json({ resendAfterSeconds: 60 }));
  api.set("POST /api/me/phone/confirmation", (body) => {
    if ((body as { code: string }).code !== code) return problem(422, "code-wrong");
    account.me = { ...account.me, phone: "+46701234567", phoneVerified: true };
    return Response.json(account.me);
  });
  api.set("DELETE /api/me/phone", () => {
    account.me = { ...account.me, phoneVerified: false };
    delete account.me.phone;
    return Response.json(account.me);
  });
};

const phone = () => part("Telefon");
const number = () => phone().getByLabelText("Mobilnummer");
const press = async (name: string) => user.click(phone().getByRole("button", { name }));
const verified = { phone: "+46701234567", phoneVerified: true };

beforeEach(() => pool.reset());

describe("a phone number", () => {
  it("is verified with the code from the text message", async () => {
    await open("customer");
    answer();
    put(number(), "070-123 45 67");
    await press("Skicka kod");
    await phone().findByText("Vi har skickat en kod till 070-123 45 67.");
    expect(sent("POST /api/me/phone")).toEqual([{ phone: "+46701234567" }]);
    put(phone().getByLabelText("Kod"), "424 242");
    await press("Bekräfta numret");
    await phone().findByText("Numret är bekräftat.");
    expect(phone().getByText("070-123 45 67")).toBeTruthy();
    expect(phone().getByText("Bekräftat")).toBeTruthy();
  });

  it("must be valid", async () => {
    await open("customer");
    put(number(), "070-12");
    await press("Skicka kod");
    expect(await phone().findByText("Ogiltigt telefonnummer")).toBeTruthy();
    expect(sent("POST /api/me/phone")).toEqual([]);
  });

  it("may have another country code", async () => {
    await open("customer");
    answer();
    await user.selectOptions(phone().getByLabelText("Landskod"), "Island +354");
    put(number(), "581 2345");
    await press("Skicka kod");
    expect(await phone().findByText("Vi har skickat en kod till +354 5812345.")).toBeTruthy();
  });

  it("keeps what was typed if no code could be sent", async () => {
    await open("customer");
    api.set("POST /api/me/phone", () => problem(502, "sms-not-sent"));
    put(number(), "0701234567");
    await press("Skicka kod");
    expect(await phone().findByText(/Koden kunde inte skickas/)).toBeTruthy();
    expect(number()).toHaveProperty("value", "0701234567");
  });

  it("shows a wrong code at its field, and accepts the right one", async () => {
    await open("customer");
    answer();
    put(number(), "0701234567");
    await press("Skicka kod");
    put(await phone().findByLabelText("Kod"), "111111");
    await press("Bekräfta numret");
    expect(await phone().findByText(/Koden stämmer inte/)).toBeTruthy();
    expect(document.activeElement).toBe(phone().getByLabelText("Kod"));
    expect(phone().getByRole("button", { name: /^Skicka ny kod \(\d+ s\)$/ })).toHaveProperty(
      "disabled",
      true,
    );
  });

  it("of another account is refused", async () => {
    await open("customer");
    answer();
    api.set("POST /api/me/phone/confirmation", () => problem(409, "phone-taken"));
    put(number(), "0701234567");
    await press("Skicka kod");
    put(await phone().findByLabelText("Kod"), code);
    await press("Bekräfta numret");
    expect(await phone().findByText("Telefonnumret är redan registrerat på ett annat konto")).toBeTruthy();
  });

  it("can be corrected while waiting for the code", async () => {
    await open("customer");
    answer();
    put(number(), "0701234568");
    await press("Skicka kod");
    await phone().findByLabelText("Kod");
    await press("Ändra numret");
    expect(number()).toHaveProperty("value", "0701234568");
  });
});

describe("the current number", () => {
  it("is marked as unverified, and can be verified", async () => {
    await open("customer", { phone: "+46701234567", phoneVerified: false });
    answer();
    expect(phone().getByText("Inte bekräftat")).toBeTruthy();
    await press("Skicka kod");
    expect(await phone().findByLabelText("Kod")).toBeTruthy();
  });

  it("stays if the change is cancelled", async () => {
    await open("customer", verified);
    await press("Byt nummer");
    await press("Avbryt");
    expect(phone().getByText("070-123 45 67")).toBeTruthy();
  });

  it("is removed after a confirmation", async () => {
    await open("customer", verified);
    answer();
    await press("Ta bort numret");
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/Vi glömmer 070-123 45 67/)).toBeTruthy();
    expect(sent("DELETE /api/me/phone")).toEqual([]);
    await user.click(question.getByRole("button", { name: "Ta bort numret" }));
    expect(await phone().findByText("Numret är borttaget.")).toBeTruthy();
    expect(number()).toBeTruthy();
  });

  it("stays if the removal is cancelled or fails", async () => {
    await open("customer", verified);
    api.set("DELETE /api/me/phone", () => problem(503, "unavailable"));
    await press("Ta bort numret");
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: "Avbryt" }));
    expect(sent("DELETE /api/me/phone")).toEqual([]);
    await press("Ta bort numret");
    await user.click(question.getByRole("button", { name: "Ta bort numret" }));
    expect(await phone().findByText(/går inte att nå just nu/)).toBeTruthy();
    expect(phone().getByText("070-123 45 67")).toBeTruthy();
  });
});
