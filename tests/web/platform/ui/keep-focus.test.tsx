import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "#web/platform/ui/list/keep-focus.ts";

let list: HTMLElement;
let end: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML =
    "<button id=other></button><ul>" +
    [1, 2, 3].map((n) => `<li id=row${n}><button id=open${n}></button></li>`).join("") +
    "</ul>";
  list = document.querySelector("ul") ?? document.body;
  end = keepFocus(list);
});
afterEach(() => {
  end?.();
  document.body.innerHTML = "";
});

const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const decide = async (...ids: string[]) => {
  for (const id of ids) {
    document.querySelector(`#${id}`)?.remove();
    await Promise.resolve();
  }
  return document.activeElement?.id;
};

it("the row that takes the place of the decided one gets the focus, and the last one at the end", async () => {
  focus("open2");
  expect(await decide("row2")).toBe("row3");
  expect(await decide("row3")).toBe("row1");
});

it("a row above that goes first does not move the place", async () => {
  focus("open2");
  expect(await decide("row1", "row2")).toBe("row3");
});

it("focus elsewhere stays there", async () => {
  focus("open1");
  focus("other");
  expect(await decide("row1")).toBe("other");
});
