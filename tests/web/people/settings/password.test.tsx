import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { account, open, part, put } from "./browser.tsx";
import { code, pool, resetPassword, updatePassword } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const chosen = "gräsklippare i motvind";

const password = () => part("Lösenord");
const current = () => password().getByLabelText("Nuvarande lösenord");
const fresh = () => password().getByLabelText("Nytt lösenord");
const press = async (name: string) => user.click(password().getByRole("button", { name }));

const change = async (from: string, to: string) => {
  put(await password().findByLabelText("Nuvarande lösenord"), from);
  put(fresh(), to);
  await press("Byt lösenord");
};

beforeEach(() => pool.reset());

describe("a password", () => {
  it("is changed with the current one, and cleared from the page", async () => {
    await open("customer");
    await change("cykelbud i regn", chosen);
    await password().findByText(/Lösenordet är ändrat/);
    expect(pool.password).toBe(chosen);
    expect(current()).toHaveProperty("value", "");
    expect(fresh()).toHaveProperty("value", "");
  });

  it("is not changed with a wrong current one", async () => {
    await open("customer");
    await change("gissning", chosen);
    expect(await password().findByText("Det nuvarande lösenordet stämmer inte.")).toBeTruthy();
    expect(document.activeElement).toBe(current());
    expect(fresh()).toHaveProperty("value", chosen);
    expect(pool.password).toBe("cykelbud i regn");
  });

  it("that has leaked is refused at its field", async () => {
    await open("customer");
    await change("cykelbud i regn", "ett läckt lösenord");
    expect(await password().findByText(/listor över läckta lösenord/)).toBeTruthy();
    expect(document.activeElement).toBe(fresh());
  });

  it.each([
    ["LimitExceededException", "Attempt limit exceeded", /För många försök/],
    ["NotAuthorizedException", "Access Token has been revoked", /har loggats ut/],
    ["NetworkError", "A network error has occurred.", /Nätverksfel/],
    ["Mystery", "What?", /Ett fel uppstod/],
  ])("is unchanged after %s, and the reason is shown above the button", async (name, message, words) => {
    await open("customer");
    updatePassword.mockRejectedValueOnce(Object.assign(new Error(message), { name }));
    await change("cykelbud i regn", chosen);
    expect(await password().findByText(words)).toBeTruthy();
    expect(current()).toHaveProperty("value", "cykelbud i regn");
  });

  it("has at least 8 characters", async () => {
    await open("customer");
    await change("cykelbud i regn", "kort");
    expect(await password().findByText("Lösenordet måste vara minst 8 tecken")).toBeTruthy();
    expect(updatePassword).not.toHaveBeenCalled();
  });

  it("of an administrator has at least 14", async () => {
    await open("admin");
    await change("cykelbud i regn", "tretton tecke");
    await waitFor(() => expect(fresh().getAttribute("aria-invalid")).toBe("true"));
    expect(password().getAllByText(/minst 14 tecken/).length).toBeGreaterThan(0);
    expect(updatePassword).not.toHaveBeenCalled();
    await change("cykelbud i regn", "fjorton tecken");
    expect(await password().findByText(/Lösenordet är ändrat/)).toBeTruthy();
  });
});

describe("an account without a password", () => {
  it("gets one with a mailed code, and is asked for it afterwards", async () => {
    await open("customer", { hasPassword: false });
    expect(password().queryByLabelText("Nuvarande lösenord")).toBeNull();
    await press("Välj ett lösenord");
    expect(await password().findByText(/Vi har skickat en kod till anna@example.se/)).toBeTruthy();
    expect(resetPassword).toHaveBeenCalledWith({
      username: "anna@example.se",
      options: { clientMetadata: { language: "sv" } },
    });
    put(password().getByLabelText("Kod"), "000000");
    put(fresh(), chosen);
    await press("Spara lösenordet");
    expect(await password().findByText(/Koden stämmer inte/)).toBeTruthy();
    account.me = { ...account.me, hasPassword: true };
    put(password().getByLabelText("Kod"), code);
    await press("Spara lösenordet");
    expect(await password().findByText(/Lösenordet är sparat/)).toBeTruthy();
    expect(pool.password).toBe(chosen);
    expect(await password().findByLabelText("Nuvarande lösenord")).toBeTruthy();
  });

  it("learns if no code could be sent", async () => {
    await open("customer", { hasPassword: false });
    resetPassword.mockRejectedValueOnce(Object.assign(new Error(), { name: "LimitExceededException" }));
    await press("Välj ett lösenord");
    expect(await password().findByText(/För många försök/)).toBeTruthy();
  });
});
