import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

const enter = { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 } as const;

/** Presses a key at a given time, so that a slow test machine does not change the scanner's speed. */
const pressAt = (session: CDPSession, key: string, at: number): Promise<unknown> => {
  const pressed = { ...(key === "Enter" ? enter : { key, text: key }), timestamp: at / 1000 };
  return Promise.all([
    session.send("Input.dispatchKeyEvent", { type: "keyDown", ...pressed }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", key, timestamp: at / 1000 }),
  ]);
};

type Manner = {
  /** Milliseconds between keys. */
  readonly pause?: number;
  /** Runs in the middle of the scan. */
  readonly halfway?: () => unknown;
};

/** In milliseconds: the page takes an earlier Enter for the scanner's. */
const pauseOfHand = 80;

/** Types like a hand scanner: a key every few milliseconds, then Enter. Returns when a hand could press its next key. */
export const scan = async (
  page: Page,
  text: string,
  { pause = 10, halfway = () => undefined }: Manner = {},
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now();
  const pressed: Promise<unknown>[] = [];
  for (const [index, key] of [...Array.from(text), "Enter"].entries()) {
    if (index === Math.floor(text.length / 2)) await halfway();
    await setTimeout(Math.max(0, begun + index * pause - Date.now()));
    pressed.push(pressAt(session, key, begun + index * pause));
  }
  await Promise.all(pressed);
  await session.detach();
  await setTimeout(Math.max(0, begun + text.length * pause + pauseOfHand - Date.now()));
};

/** Types like a fast person. */
export const typeByHand = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: 60 });
