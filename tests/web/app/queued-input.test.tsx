import { act, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { restoreTyped, readTyped } from "#web/app/queued-input.ts";
import { drawOver } from "./draw-over.ts";

const chosen = vi.fn<(colour: string) => void>();

function Form(): ReactNode {
  const [held, hold] = useState({ q: "", message: "", email: "", colour: "", type: "" });
  const keep = (changes: Partial<typeof held>) => hold({ ...held, ...changes });
  return (
    <form>
      <input name="q" value={held.q} onChange={(event) => keep({ q: event.target.value })} />
      <textarea
        id="message"
        value={held.message}
        onChange={(event) => keep({ message: event.target.value })}
      />
      <input
        type="email"
        id="email"
        value={held.email}
        onChange={(event) => keep({ email: event.target.value })}
      />
      {(["colour", "type"] as const).map((name) => (
        <select
          key={name}
          name={name}
          value={held[name]}
          onChange={(event) => {
            chosen(event.target.value);
            // Like a search, which navigates first.
            const { value } = event.target;
            setTimeout(() => act(() => hold((now) => ({ ...now, [name]: value }))));
          }}
        >
          <option value="">–</option>
          <option value="red">red</option>
          <option value="city">city</option>
        </select>
      ))}
      <p>{`${held.q}|${held.message}|${held.email}|${held.colour}|${held.type}`}</p>
    </form>
  );
}

let root: HTMLElement;
type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;
const field = (selector: string): Field => {
  const field = root.querySelector<Field>(selector);
  if (!field) throw new Error(`There is no ${selector}`);
  return field;
};
const known = () => root.querySelector("p")?.textContent;

beforeEach(() => {
  chosen.mockReset();
  root = document.createElement("div");
  root.id = "root";
  root.dataset["signedOut"] = "";
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

describe("text typed into a document", () => {
  it("is restored in the app's fields, with the caret", async () => {
    field("[name=q]").value = "WTU 204";
    const message = field("#message");
    message.value = "Hej, min cykel";
    message.focus();
    message.setSelectionRange(3, 7);
    root = await drawOver(root, <Form />);
    const drawn = field("#message");
    expect(drawn).not.toBe(message);
    expect(known()).toBe("WTU 204|Hej, min cykel|||");
    expect(document.activeElement).toBe(drawn);
    expect([drawn.selectionStart, drawn.selectionEnd]).toEqual([3, 7]);
    expect(root.dataset["signedOut"]).toBeUndefined();
  });

  it("keeps the focus of a field without a caret", async () => {
    field("#email").focus();
    field("#email").value = "asa@example.se";
    root = await drawOver(root, <Form />);
    expect(known()).toBe("||asa@example.se||");
    expect(document.activeElement).toBe(field("#email"));
  });

  it("changes nothing if nothing was typed", () => {
    expect(readTyped(root)).toEqual({ texts: [], choices: [], focus: undefined });
  });

  it("is dropped if the app has no such field", async () => {
    field("[name=q]").value = "WTU 204";
    const typed = readTyped(root);
    root.innerHTML = "<main>Elsewhere</main>";
    await restoreTyped(root, typed);
    expect(root.innerHTML).toBe("<main>Elsewhere</main>");
  });
});

describe("a choice in a document", () => {
  it("is repeated, one after the other", async () => {
    field("[name=colour]").value = "red";
    field("[name=type]").value = "city";
    root = await drawOver(root, <Form />);
    await waitFor(() => expect(known()).toBe("|||red|city"));
    expect(chosen.mock.calls).toEqual([["red"], ["city"]]);
  });
});

describe("taking over", () => {
  it("keeps the document until the app is rendered", async () => {
    const written = root;
    const seen: boolean[] = [];
    function Watching(): ReactNode {
      seen.push(written.isConnected && document.querySelector("form") !== null);
      return null;
    }
    root = await drawOver(root, <Watching />);
    expect(new Set(seen)).toEqual(new Set([true]));
    expect(document.querySelector("form")).toBeNull();
  });

  it("keeps the scroll position", async () => {
    vi.stubGlobal("scrollY", 640);
    const scrolled = vi.spyOn(window, "scrollTo").mockImplementation((to?: ScrollToOptions | number) => {
      vi.stubGlobal("scrollY", typeof to === "object" ? to.top : 0);
    });
    function Beginning(): ReactNode {
      useLayoutEffect(() => window.scrollTo(0, 0), []);
      return <Form />;
    }
    root = await drawOver(root, <Beginning />);
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, top: 640, behavior: "instant" });
    vi.unstubAllGlobals();
  });

  it("inserts the app into the document before its effects run", async () => {
    const seen: boolean[] = [];
    function Measuring(): ReactNode {
      const place = useRef<HTMLParagraphElement>(null);
      useLayoutEffect(() => void seen.push(place.current?.isConnected ?? false), []);
      return <p ref={place} />;
    }
    root = await drawOver(root, <Measuring />);
    expect(seen).toEqual([true]);
  });
});
