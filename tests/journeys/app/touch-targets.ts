import type { Page } from "@playwright/test";

const minHeight = 44;

/** Returns the controls that are lower than a fingertip on a phone, except links within a text. */
export const smallTargets = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate((min) => {
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (each) => each.nodeType === Node.TEXT_NODE && /\w/.test(each.textContent ?? ""),
      );
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const rectHeight = (element: Element | null | undefined): number =>
      element?.getBoundingClientRect().height ?? 0;
    /** The height of a part that is drawn over more than the element itself, such as the whole card. */
    const partHeight = (element: HTMLElement, part: string): number => {
      const { content, position, top, bottom } = getComputedStyle(element, part);
      if (content === "none" || position !== "absolute") return 0;
      const isBase = getComputedStyle(element).position !== "static";
      const base = rectHeight(isBase ? element : element.offsetParent);
      return base - Number.parseFloat(top) - Number.parseFloat(bottom);
    };
    /** Pressing a label presses its field, and a part around a field belongs to it. */
    const heightOf = (element: HTMLElement): number => {
      const around = [element, element.closest("label, .ant-select, .ant-picker, .ant-input-affix-wrapper")];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const parts = ["::before", "::after"].map((part) => partHeight(element, part));
      return Math.max(...parts, ...[...around, ...labels].map(rectHeight));
    };
    const pressable = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => isShown(element) && !isInText(element) && heightOf(element) < min - 0.5)
      .map((element) => {
        const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
        const { className, parentElement } = element;
        return `“${name}” (${className}) in ${parentElement?.className}, ${Math.round(heightOf(element))} px`;
      });
  }, minHeight);
  return found.map((target) => `too low to press: ${target}`);
};
