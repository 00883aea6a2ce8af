import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { open, part, put } from "./browser.tsx";
import {
  code,
  fetchMFAPreference,
  pool,
  secret,
  setUpTOTP,
  updateMFAPreference,
  verifyTOTPSetup,
} from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const totp = () => part("Tvåstegsverifiering");
const press = async (name: string) => user.click(totp().getByRole("button", { name }));
const enter = async (digits: string) => {
  put(totp().getByLabelText("Kod"), digits);
  await press("Slå på tvåstegsverifiering");
};

beforeEach(() => pool.reset());

describe("a second factor", () => {
  it("is turned on with an app's code", async () => {
    await open("customer");
    await totp().findByText("Tvåstegsverifiering är av");
    await press("Slå på");
    expect(await totp().findByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    expect(await totp().findByRole("figure", { name: /QR-kod/ })).toBeTruthy();
    const link = totp().getByRole("link", { name: "Öppna appen på den här enheten" });
    expect(link.getAttribute("href")).toBe(
      `otpauth://totp/Cykelregistret:anna%40example.se?secret=${secret}`,
    );
    await enter("000000");
    expect(await totp().findByText(/Vänta på nästa kod i appen/)).toBeTruthy();
    expect(document.activeElement).toBe(totp().getByLabelText("Kod"));
    await enter(code);
    expect(await totp().findByText("Tvåstegsverifiering är nu på.")).toBeTruthy();
    expect(totp().getByText("Tvåstegsverifiering är på")).toBeTruthy();
    expect(pool.totp).toBe(true);
    expect(setUpTOTP).toHaveBeenCalledOnce();
  });

  it("reports too many wrong codes", async () => {
    await open("customer");
    await totp().findByText("Tvåstegsverifiering är av");
    await press("Slå på");
    await totp().findByText("JBSW Y3DP EHPK 3PXP");
    await enter("999999");
    expect(await totp().findByText(/För många försök/)).toBeTruthy();
    expect(totp().getByLabelText("Kod")).toHaveProperty("value", "999999");
  });

  it("uses each code once, even if turning it on failed afterwards", async () => {
    await open("customer");
    await totp().findByText("Tvåstegsverifiering är av");
    await press("Slå på");
    await totp().findByText("JBSW Y3DP EHPK 3PXP");
    updateMFAPreference.mockRejectedValueOnce(Object.assign(new Error(), { name: "NetworkError" }));
    await enter(code);
    expect(await totp().findByText(/Nätverksfel/)).toBeTruthy();
    await press("Slå på tvåstegsverifiering");
    expect(await totp().findByText("Tvåstegsverifiering är nu på.")).toBeTruthy();
    expect(verifyTOTPSetup).toHaveBeenCalledOnce();
  });

  it("stays off if its key fails to load, which can be retried", async () => {
    await open("customer");
    await totp().findByText("Tvåstegsverifiering är av");
    setUpTOTP.mockRejectedValueOnce(new Error("down"));
    await press("Slå på");
    expect(await totp().findByText("Konfigurationsnyckeln kunde inte hämtas.")).toBeTruthy();
    await press("Försök igen");
    expect(await totp().findByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    await press("Avbryt");
    expect(totp().getByRole("button", { name: "Slå på" })).toBeTruthy();
  });

  it("is turned off after a confirmation", async () => {
    pool.totp = true;
    await open("customer");
    await totp().findByText("Tvåstegsverifiering är på");
    await press("Stäng av");
    const question = within(await screen.findByRole("dialog"));
    expect(pool.totp).toBe(true);
    await user.click(question.getByRole("button", { name: "Stäng av" }));
    expect(await totp().findByText(/Tvåstegsverifiering är nu av\./)).toBeTruthy();
    expect(pool.totp).toBe(false);
  });

  it("cannot be turned off by an administrator", async () => {
    pool.totp = true;
    await open("admin");
    expect(await totp().findByText(/den går inte att stänga av/)).toBeTruthy();
    expect(totp().queryByRole("button", { name: "Stäng av" })).toBeNull();
  });

  it("shows neither on nor off while unknown", async () => {
    fetchMFAPreference.mockRejectedValueOnce(new Error("down"));
    await open("customer");
    expect(await totp().findByText(/Det gick inte att se/)).toBeTruthy();
    expect(totp().queryByRole("button", { name: "Slå på" })).toBeNull();
    await press("Försök igen");
    expect(await totp().findByText("Tvåstegsverifiering är av")).toBeTruthy();
  });
});
