import type { Page } from "@playwright/test";

const maxShift = 0.05;

type Source = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
type Shifts = { total: number; moved: string[] };
type WithShifts = { shifts?: Shifts };

const observeShifts = (): void => {
  const shifts: Shifts = { total: 0, moved: [] };
  (globalThis as WithShifts).shifts = shifts;
  const nameOf = ({ node, previousRect: from, currentRect: to }: Source): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()}.${element?.className} ${from.y}+${from.height} → ${to.y}+${to.height}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.total += value;
      shifts.moved.push(`${value.toFixed(3)} by ${sources.map(nameOf).join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Sums the layout shifts of each document, and names what moved. Answers take as long as on a phone, so that pages are seen while they load. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(observeShifts);
  const session = await page.context().newCDPSession(page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...unlimited, latency: 100 });
};

/** Returns a fault if the document's layout has shifted too much since it was opened, with what moved. */
export const shiftFaults = async (page: Page): Promise<string[]> => {
  const { total, moved } = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (globalThis as WithShifts).shifts ?? { total: 0, moved: [] };
  });
  return total > maxShift ? [[`the layout shifted by ${total.toFixed(3)}`, ...moved].join("\n  ")] : [];
};
