import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepQueuedPress } from "#web/app/queued-press.ts";
import { drawOver } from "./draw-over.ts";

const script = readFileSync("web/head/queued-press.js", "utf8");

function Buttons(): ReactNode {
  const [open, setOpen] = useState("");
  const [typed, type] = useState("");
  return (
    <>
      <input name="q" value={typed} onChange={({ target }) => type(target.value)} />
      {["Skanna", "Tips", "Tips"].map((name, place) => (
        <button key={place} type="button" onClick={() => setOpen(`${name} ${place} ${typed}`)}>
          <span>{name}</span>
        </button>
      ))}
      <output>{open}</output>
    </>
  );
}

let root: HTMLElement;
const press = (place: number): void => root.querySelectorAll("span")[place]?.click();
const point = (type: string, place: number): void =>
  void root.querySelectorAll("span")[place]?.dispatchEvent(new Event(type, { bubbles: true }));
const opened = () => root.querySelector("output")?.textContent;

beforeEach(() => {
  root = document.createElement("div");
  root.id = "root";
  root.innerHTML = renderToString(<Buttons />);
  document.body.append(root);
  // Runs the script of the document's head.
  runInThisContext(script);
});
afterEach(() => {
  keepQueuedPress(root);
  root.remove();
});

describe("a button pressed before the scripts load", () => {
  it("is pressed in the app, after typed text is restored", async () => {
    const field = root.querySelector("input");
    if (field) field.value = "WTU 204";
    press(2);
    root = await drawOver(root, <Buttons />);
    await waitFor(() => expect(opened()).toBe("Tips 2 WTU 204"));
    expect(document.activeElement?.textContent).toBe("Tips");
  });

  it("is pressed once only", async () => {
    press(0);
    root = await drawOver(root, <Buttons />);
    await waitFor(() => expect(opened()).toBe("Skanna 0 "));
    press(1);
    const again = keepQueuedPress(root);
    again(root);
    await waitFor(() => expect(opened()).toBe("Tips 1 "));
  });

  it("is forgotten when the person types on", async () => {
    press(0);
    root.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    root = await drawOver(root, <Buttons />);
    await waitFor(() => expect(globalThis.queuedPress).toBeUndefined());
    expect(opened()).toBe("");
  });

  it("is pressed on release if it was held down", async () => {
    point("pointerdown", 1);
    root = await drawOver(root, <Buttons />);
    expect(opened()).toBe("");
    point("pointerup", 1);
    await waitFor(() => expect(opened()).toBe("Tips 1 "));
  });

  it.each(["pointerup", "pointercancel"])("is not pressed if %s ends the press elsewhere", async (end) => {
    point("pointerdown", 1);
    root = await drawOver(root, <Buttons />);
    point(end, end === "pointerup" ? 0 : 1);
    point("pointerup", 1);
    expect(opened()).toBe("");
  });

  it("is forgotten if the app has no such button", () => {
    press(0);
    const again = keepQueuedPress(root);
    root.innerHTML = "<main><button>Elsewhere</button></main>";
    expect(() => again(root)).not.toThrow();
  });

  it("is not pressed again if it remains and the browser has acted", () => {
    let presses = 0;
    root.innerHTML = '<button type="button" popovertarget="menu">Meny</button>';
    const button = root.querySelector("button");
    // jsdom lacks popovers.
    if (button) Object.assign(button, { popoverTargetElement: root });
    button?.addEventListener("click", () => (presses += 1));
    button?.click();
    keepQueuedPress(root)(root);
    expect(presses).toBe(1);
  });
});

it("is not pressed if nothing was pressed", async () => {
  root = await drawOver(root, <Buttons />);
  expect(opened()).toBe("");
});
