import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EidStart, type EidState, eidHints } from "#contract/people/identity.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import type { EidDialogProps } from "#web/platform/auth/eid/eid-dialog-props.ts";
import { EidDialog } from "#web/platform/auth/eid/EidDialog.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";
import { anOrder, anOrderHere, awaitingReturn, complete, failed, pending } from "./an-order.ts";

const client = vi.hoisted(() => ({ collectEidOrder: vi.fn(), cancelEidOrder: vi.fn() }));
vi.mock("#web/platform/auth/eid/eid-client.ts", () => ({ eidClient: client }));

const user = userEvent.setup();
const start = vi.fn(async ({ way }: EidStart) => (way === "same-device" ? anOrderHere() : anOrder()));
const onDone = vi.fn<EidDialogProps["onDone"]>();
const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Mobile Safari/537.36";

/** Later polls get the last response. */
const answers = (...states: (EidState | Error)[]) => {
  client.collectEidOrder.mockImplementation(async () => {
    const state = states.length > 1 ? states.shift()! : states[0]!;
    if (state instanceof Error) throw state;
    return state;
  });
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  start.mockClear();
  onDone.mockReset();
  client.collectEidOrder.mockReset();
  client.cancelEidOrder.mockReset().mockResolvedValue({});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Page(props: Partial<EidDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <AntdRoot>
      <button onClick={() => setOpen(true)}>Begin</button>
      <EidDialog
        purpose="sign-in"
        title="Logga in med BankID"
        doneText="Du loggas in"
        start={start}
        onDone={onDone}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </AntdRoot>
  );
}

const open = async (props: Partial<EidDialogProps> = {}) => {
  render(<Page {...props} />, { wrapper: MemoryRouter });
  await user.click(screen.getByRole("button", { name: "Begin" }));
  return within(await screen.findByRole("dialog"));
};

const codeIn = (dialog: ReturnType<typeof within>) =>
  dialog.queryByRole("figure", { name: "QR-kod för BankID-appen" })?.querySelector("path")?.getAttribute("d");

describe("at a computer", () => {
  it("shows a code that changes each second, and nothing that starts the app on this device", async () => {
    answers(pending("outstandingTransaction", 0), pending("outstandingTransaction", 1));
    const dialog = await open();
    expect(await dialog.findByText("Starta BankID-appen och läs av QR-koden.")).toBeTruthy();
    await waitFor(() => expect(codeIn(dialog)).toBeTruthy());
    const first = codeIn(dialog);
    await waitFor(() => expect(codeIn(dialog)).not.toBe(first));
    expect(dialog.queryByRole("link")).toBeNull();
    expect(start.mock.lastCall?.[0]).toMatchObject({ way: "other-device" });
  });

  it("says that the app is starting, and lets the person go back", async () => {
    answers(pending());
    const dialog = await open();
    await user.click(await dialog.findByRole("button", { name: "Använd BankID på den här enheten" }));
    const link = await dialog.findByRole("link", { name: "Öppna BankID på den här enheten" });
    expect(client.cancelEidOrder).toHaveBeenCalledOnce();
    expect(link.getAttribute("href")).toBe(
      `bankid:///?autostarttoken=${anOrderHere().autoStartToken}&redirect=null`,
    );
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(await dialog.findByText("Försöker starta BankID-appen.")).toBeTruthy();
    expect(codeIn(dialog)).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: "Använd BankID på en annan enhet" }));
    expect(await dialog.findByText("Starta BankID-appen och läs av QR-koden.")).toBeTruthy();
    expect(start.mock.calls.map(([{ way }]) => way)).toEqual(["other-device", "same-device", "other-device"]);
  });

  it("says how to go on if the app came back to another place", async () => {
    answers(awaitingReturn);
    const dialog = await open();
    expect(await dialog.findByText(/^Du är klar i BankID-appen\./)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Försök igen" }));
    await waitFor(() => expect(start.mock.lastCall?.[0]).toMatchObject({ way: "same-device" }));
  });

  it("hides the code once the app has the order", async () => {
    answers(pending(), pending("userSign"));
    const dialog = await open();
    expect(
      await dialog.findByText("Skriv in din säkerhetskod i BankID-appen och välj Identifiera."),
    ).toBeTruthy();
    expect(codeIn(dialog)).toBeUndefined();
    expect(dialog.queryByRole("link")).toBeNull();
  });
});

describe("on a phone", () => {
  beforeEach(() => void vi.spyOn(navigator, "userAgent", "get").mockReturnValue(phone));

  it("opens the app first, and shows a code when asked to", async () => {
    answers(pending());
    const dialog = await open();
    expect(await dialog.findByRole("link", { name: "Öppna BankID på den här enheten" })).toBeTruthy();
    expect(dialog.getByText("Starta BankID-appen.")).toBeTruthy();
    expect(codeIn(dialog)).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: "Använd BankID på en annan enhet" }));
    await waitFor(() => expect(codeIn(dialog)).toBeTruthy());
  });
});

describe("an order that ends", () => {
  it("well shows success, then continues", async () => {
    answers(complete("anna"));
    const goOn = vi.fn();
    onDone.mockResolvedValue(goOn);
    const dialog = await open();
    expect(await dialog.findByText("Du loggas in")).toBeTruthy();
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ username: "anna", ticket: "t".repeat(43) });
    expect(dialog.queryByRole("button")).toBeNull();
    expect(goOn).not.toHaveBeenCalled();
    await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
    expect(client.cancelEidOrder).not.toHaveBeenCalled();
  });

  it("badly says why, and can be restarted", async () => {
    answers(failed("userCancel"), pending());
    const dialog = await open();
    expect((await dialog.findByRole("alert")).textContent).toContain("Åtgärden avbruten.");
    await user.click(dialog.getByRole("button", { name: "Försök igen" }));
    expect(await dialog.findByText("Starta BankID-appen och läs av QR-koden.")).toBeTruthy();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("without a scan mentions the code", async () => {
    answers(failed("startFailed"));
    const dialog = await open();
    expect((await dialog.findByRole("alert")).textContent).toContain("Misslyckades att läsa av QR-koden.");
  });

  it.each(eidHints)("by %s has a text in both languages", async (hint) => {
    answers(failed(hint));
    for (const language of ["sv", "en"] as const) {
      await startTexts(language);
      const dialog = await open();
      expect((await dialog.findByRole("alert")).textContent).toMatch(/\w{3}.*\.$/s);
      cleanup();
    }
  });

  it("by a refusal of the API says why", async () => {
    answers(new ProblemError({ type: "x", title: "x", status: 404, code: "eid-order-not-found" }));
    const dialog = await open();
    expect((await dialog.findByRole("alert")).textContent).toContain("hör inte till den här webbläsaren");
  });

  it("is passed to a page that shows its own message", async () => {
    start.mockRejectedValueOnce(new NetworkError("gone"));
    const onRefused = vi.fn();
    await open({ onRefused });
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the dialog", () => {
  it("keeps the order while the network is gone, and says so", async () => {
    answers(pending(), new NetworkError("gone"));
    const dialog = await open();
    expect(await dialog.findByText(/^Ingen kontakt med nätet/)).toBeTruthy();
    answers(pending());
    await waitFor(() => expect(dialog.queryByText(/^Ingen kontakt med nätet/)).toBeNull());
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ["its button", () => user.click(screen.getByRole("button", { name: "Avbryt" }))],
    ["Escape", () => user.keyboard("{Escape}")],
  ])("cancels the order by %s", async (_name, cancel) => {
    answers(pending());
    const dialog = await open();
    await dialog.findByRole("button", { name: "Använd BankID på den här enheten" });
    await cancel();
    await waitFor(() => expect(client.cancelEidOrder).toHaveBeenCalledOnce());
    expect(onDone).not.toHaveBeenCalled();
  });

  it("cancels the order when the page is left", async () => {
    answers(pending());
    const dialog = await open();
    await dialog.findByRole("button", { name: "Använd BankID på den här enheten" });
    cleanup();
    await waitFor(() => expect(client.cancelEidOrder).toHaveBeenCalledOnce());
  });

  it("has the focus in every state", async () => {
    answers(pending(), failed("expiredTransaction"));
    const dialog = await open();
    const alert = await dialog.findByRole("alert");
    expect(document.activeElement?.contains(alert)).toBe(true);
    for (const next of ["Kontakta oss", "Stäng"]) {
      await user.tab();
      expect(document.activeElement?.textContent).toBe(next);
    }
  });
});
