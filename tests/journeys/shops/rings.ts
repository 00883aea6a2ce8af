import type { Page } from "@playwright/test";

type Looked = { readonly without: readonly string[]; readonly kinds: readonly string[] };

/** Runs in the page: focuses one element of every kind that Tab reaches, and returns those that look the same with and without focus. Skips known kinds. */
const lookAtEveryStop = async (known: readonly string[]): Promise<Looked> => {
  // Waits for transitions to end; those of invisible elements never do.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  const ringOf = (element: Element, part?: string): string => {
    const { outline, outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
    const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const isSeen = isDrawn && !/rgba\(.*, 0\)/.test(outlineColor);
    return `${isSeen ? outline : ""}|${boxShadow === "none" ? "" : boxShadow}`;
  };
  // A sibling or parent shows the focus of a hidden field.
  const lookOf = (element: Element): string => {
    const parent = element.parentElement;
    const shown = [
      element,
      parent,
      parent?.parentElement,
      element.closest("label, .ant-select, .ant-picker, .bikecard"),
    ];
    return [...shown, element.nextElementSibling, element.previousElementSibling]
      .filter((each) => each !== null && each !== undefined)
      .flatMap((each) => [ringOf(each), ringOf(each, "::before"), ringOf(each, "::after")])
      .join(" ");
  };
  const nameOf = (element: Element): string => {
    const text = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.className} "${text}"`;
  };
  // Elements with the same classes, and the same classes around them, look alike.
  const kindOf = (element: Element): string =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((each) => `${each?.tagName}.${each?.getAttribute("class")}`)
      .join(" < ");
  const kinds = new Set(known);
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const without: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (kinds.has(kindOf(element))) continue;
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    // Disabled, or in an inert part.
    if (document.activeElement !== element) continue;
    kinds.add(kindOf(element));
    await drawn();
    const focused = lookOf(element);
    element.blur();
    await drawn();
    if (lookOf(element) === focused) without.push(nameOf(element));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
  return { without, kinds: [...kinds] };
};

/** Returns every keyboard stop without a visible focus, and looks only once at parts that several pages share. Requires reduced motion. */
export const ringsOf = (page: Page): (() => Promise<readonly string[]>) => {
  let known: readonly string[] = [];
  return async () => {
    // Makes the browser treat the focus as keyboard focus.
    await page.keyboard.press("Tab");
    const { without, kinds } = await page.evaluate(lookAtEveryStop, known);
    known = kinds;
    return without;
  };
};
