import type { Page } from "@playwright/test";

type Looked = { readonly without: readonly string[]; readonly kinds: readonly string[] };

/** Run in the page: gives an element of every kind that the Tab key stops at the focus in turn, and answers those that look no different with it. What is of a known kind has been looked at. */
const lookAtEveryStop = async (known: readonly string[]): Promise<Looked> => {
  // Looks are compared before and after, never on the way. One out of sight would never arrive.
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
  // A hidden field is drawn by what stands beside it or around it.
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
  // What is drawn alike: by its own classes and those of what it stands in.
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
    // Disabled, or in a part that takes no focus now.
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

/** Goes through pages as by keyboard and answers every stop where nothing shows that it has the focus; what stands on many pages is looked at once. Nothing may move on the page meanwhile: ask for reduced motion. */
export const ringsOf = (page: Page): (() => Promise<readonly string[]>) => {
  let known: readonly string[] = [];
  return async () => {
    // From here on the browser takes the focus for that of the keyboard.
    await page.keyboard.press("Tab");
    const { without, kinds } = await page.evaluate(lookAtEveryStop, known);
    known = kinds;
    return without;
  };
};
