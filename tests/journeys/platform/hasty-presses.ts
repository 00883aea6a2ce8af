import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./tab-to.ts";

type Place = { readonly x: number; readonly y: number };

/** Moves the mouse first, because a list ignores a press where a control has just moved under a resting mouse. */
const reachFor = async (page: Page, target: Locator): Promise<Place> => {
  await page.mouse.move(0, 0);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("Nothing to press there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const clicks =
  (clickCount: number) =>
  async (page: Page, target: Locator): Promise<void> => {
    const { x, y } = await reachFor(page, target);
    await page.mouse.click(x, y, { clickCount, delay: 40 });
  };

const tapTwice = async (page: Page, target: Locator): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  // Without a mouse the page has another layout.
  const place = await reachFor(page, target);
  for (const _tap of [1, 2]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
};

/** Holds a key until the keyboard has repeated it five times. */
export const holdKey = async (page: Page, key: string): Promise<void> => {
  for (let times = 0; times < 6; times += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
};

/** Ways to press more often than intended, without moving the hand. */
export const hastyPresses = {
  "a double click": clicks(2),
  "a triple click": clicks(3),
  "a double tap": tapTwice,
  "a held Enter": async (page: Page, target: Locator): Promise<void> => {
    await tabTo(page, target);
    await holdKey(page, "Enter");
  },
} as const;

/** The paths of the writes that the page sends from now on, if they match. */
export const writesOf = (page: Page, path: RegExp): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && path.test(pathname)) sent.push(pathname);
  });
  return sent;
};
