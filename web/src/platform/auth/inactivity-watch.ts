import { checkInterval, type Standing, standingAt } from "./inactivity.ts";
import { lastActivity, lastActivityKey, rememberActivity } from "./last-activity.ts";

/** Milliseconds; precise enough for a limit of minutes, without writing on every mouse move. */
const writeInterval = 5000;

const activities = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;
const wakings = ["focus", "pageshow"] as const;
const passive = { passive: true, capture: true } as const;

const standing = (): Standing => {
  const now = Date.now();
  return standingAt(lastActivity() ?? now, now);
};

export const hasBeenInactive = (): boolean => standing().state === "expired";

const isSame = (a: Standing, b: Standing): boolean =>
  a.state === b.state && (a.state !== "warning" || b.state !== "warning" || a.secondsLeft === b.secondsLeft);

type Signs = { act: () => void; wake: () => void; otherTab: () => void };

/** Listens for signs of presence; returns a function that stops listening. */
const listen = ({ act, wake, otherTab }: Signs): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === lastActivityKey) otherTab();
  };
  for (const name of activities) addEventListener(name, act, passive);
  for (const name of wakings) addEventListener(name, wake);
  document.addEventListener("visibilitychange", wake);
  addEventListener("storage", onStorage);
  return () => {
    for (const name of activities) removeEventListener(name, act, passive);
    for (const name of wakings) removeEventListener(name, wake);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("storage", onStorage);
  };
};

export type InactivityWatch = {
  /** Call it when the person chooses to stay signed in. */
  readonly extend: () => void;
  readonly stop: () => void;
};

type Options = {
  report: (standing: Standing) => void;
  onActivity: () => void;
};

const recordActivity = (now: number, onActivity: () => void): void => {
  rememberActivity(now);
  onActivity();
};

/** Reports the state, each second during the warning. Activity extends the session only before the warning; after it, in any tab, the person must choose to stay. */
export const watchInactivity = ({ report, onActivity }: Options): InactivityWatch => {
  let reported: Standing = { state: "active" };
  let ticking: ReturnType<typeof setInterval> | undefined;
  let lastNoted = 0;

  const check = (): Standing => {
    const now = standing();
    if (now.state !== "warning") {
      clearInterval(ticking);
      ticking = undefined;
    } else ticking ??= setInterval(check, 1000);
    if (!isSame(now, reported)) {
      reported = now;
      report(now);
    }
    return now;
  };
  /** Checks first: after a long sleep the mouse moves before any timer runs. */
  const act = (): void => {
    if (Math.abs(Date.now() - lastNoted) < writeInterval) return;
    lastNoted = Date.now();
    if (check().state === "active") recordActivity(lastNoted, onActivity);
  };

  if (lastActivity() === undefined) rememberActivity(Date.now());
  const checking = setInterval(check, checkInterval);
  const stopListening = listen({ act, wake: check, otherTab: check });
  check();
  return {
    extend: () => {
      if (check().state !== "expired") recordActivity(Date.now(), onActivity);
      check();
    },
    stop: () => {
      clearInterval(checking);
      clearInterval(ticking);
      stopListening();
    },
  };
};
