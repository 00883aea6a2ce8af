import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scan } from "./scan.ts";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";

const headScript = readFileSync("web/head/queued-keys.js", "utf8");
const scanned = vi.fn<(text: string) => void>();
const submitted = vi.fn<() => void>();

type Props = { readonly busy?: boolean; readonly name?: string };

function Dialog(): ReactNode {
  useHandScanner((text) => scanned(`dialog ${text}`));
  return <p>Dialog</p>;
}

function Page({ busy = false, name = "page" }: Props): ReactNode {
  const [brand, type] = useState("");
  const [seen, see] = useState<readonly string[]>([]);
  const take = (text: string): void => {
    scanned(`${name} ${text}`);
    see([...seen, text]);
  };
  useHandScanner(take, {
    busy,
    isMeant: (text, _target, isFast) => isFast && /\d/.test(text),
    onCutScan: () => scanned("cut"),
  });
  return (
    <form onSubmit={submitted}>
      <input aria-label="Märke" value={brand} maxLength={6} onChange={({ target }) => type(target.value)} />
      <textarea aria-label="Anteckning" defaultValue="" />
      <select aria-label="Färg">
        <option>Blå</option>
        <option>Svart</option>
      </select>
      <input aria-label="Lösenord" type="password" />
      <button type="button" onClick={submitted}>
        Spara
      </button>
      <output>{seen.join(" ")}</output>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Runs the script of the document's head as if that had happened `ago` milliseconds before. */
const beginPage = (ago: number): void => {
  vi.spyOn(performance, "now").mockReturnValueOnce(new Event("now").timeStamp - ago);
  runInThisContext(headScript);
};

beforeEach(() => {
  scanned.mockReset();
  submitted.mockReset();
  submitted.mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a scan", () => {
  it.each(["Märke", "Anteckning", "Färg"])("is removed from the field %s", async (label) => {
    render(<Page />);
    const before = label === "Färg" ? "Blå" : "Cr";
    await userEvent.click(field(label));
    if (label !== "Färg") await userEvent.keyboard("Cr");
    // A pause, as for taking the scanner.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await scan("SVA204K8861");
    expect(scanned.mock.calls).toEqual([["page SVA204K8861"]]);
    expect(field(label).value).toBe(before);
    expect(submitted).not.toHaveBeenCalled();
  });

  it("presses no button, and is complete even if longer than the field", async () => {
    render(<Page />);
    screen.getByRole("button").focus();
    await scan("WTU 204 K8861");
    await userEvent.click(field("Märke"));
    await scan("https://example.se/1");
    expect(scanned.mock.calls).toEqual([["page WTU 204 K8861"], ["page https://example.se/1"]]);
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("WTU 204 K8861 https://example.se/1");
  });

  it("is removed completely even if its first key moved the focus", async () => {
    render(<Page />);
    const lead = ({ key }: KeyboardEvent): void => {
      if (key === "/") field("Märke").focus();
    };
    window.addEventListener("keydown", lead);
    await scan("/204K8861");
    window.removeEventListener("keydown", lead);
    expect(field("Märke").value).toBe("");
    expect(scanned.mock.calls).toEqual([["page /204K8861"]]);
  });

  it("leaves a field empty that Esc has cleared", async () => {
    render(<Page />);
    await userEvent.type(field("Märke"), "Cr");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const empty = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") fireEvent.change(field("Märke"), { target: { value: "" } });
    };
    window.addEventListener("keydown", empty);
    await userEvent.keyboard("WT{Escape}U2", { delay: null });
    await userEvent.keyboard("{Enter}", { delay: null });
    window.removeEventListener("keydown", empty);
    expect(field("Märke").value).toBe("");
    expect(scanned.mock.calls).toEqual([["page WTU2"]]);
  });

  it("stays in a field it belongs in, and is ignored in passwords", async () => {
    render(<Page />);
    await userEvent.click(field("Märke"));
    await scan("Femto");
    expect(field("Märke").value).toBe("Femto");
    await userEvent.click(field("Lösenord"));
    await scan("12345678");
    expect(field("Lösenord").value).toBe("12345678");
    expect(scanned).not.toHaveBeenCalled();
  });

  it("waits in order while the page is busy, and goes to an open dialog", async () => {
    const { rerender } = render(<Page busy />);
    await scan("WTU1");
    await scan("WTU2");
    expect(scanned).not.toHaveBeenCalled();
    rerender(<Page />);
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("WTU1 WTU2"));
    rerender(
      <>
        <Page />
        <Dialog />
      </>,
    );
    await scan("WTU3");
    rerender(<Page />);
    await scan("WTU4");
    expect(scanned.mock.calls.slice(2)).toEqual([["dialog WTU3"], ["page WTU4"]]);
  });

  it("waits for a page that is loading, and never reaches another page", async () => {
    render(<Page />);
    cleanup();
    await scan("WTU1");
    history.pushState(undefined, "", "/elsewhere");
    render(<Page name="other" />);
    await scan("WTU2");
    cleanup();
    await scan("WTU3");
    render(<Page name="late" />);
    await vi.waitFor(() => expect(scanned.mock.calls).toEqual([["other WTU2"], ["late WTU3"]]));
  });

  it("is complete if it began before the scripts loaded", async () => {
    beginPage(1000);
    for (const key of "WTU204") fireEvent.keyDown(document.body, { key });
    vi.resetModules();
    const fresh = await import("#web/platform/scanner/scanner.ts");
    const remove = fresh.addTaker({ isMeant: () => true, isBusy: () => false, accept: scanned });
    for (const key of ["K", "8", "8", "6", "1", "Enter"]) fireEvent.keyDown(document.body, { key });
    await vi.waitFor(() => expect(scanned.mock.calls).toEqual([["WTU204K8861"]]));
    remove();
  });

  it("is dropped if its start may be missing", async () => {
    beginPage(0);
    for (const key of ["2", "0", "4", "K", "Enter"]) fireEvent.keyDown(document.body, { key });
    vi.resetModules();
    const fresh = await import("#web/platform/scanner/scanner.ts");
    const cut = vi.fn<() => void>();
    const remove = fresh.addTaker({
      isMeant: () => true,
      isBusy: () => false,
      accept: scanned,
      onCutScan: cut,
    });
    await vi.waitFor(() => expect(cut).toHaveBeenCalledOnce());
    expect(scanned).not.toHaveBeenCalled();
    remove();
  });
});
