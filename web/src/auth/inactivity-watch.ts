import { checkInterval, type Standing, standingAt } from "./inactivity.ts";
import { lastActivity, lastActivityKey, rememberActivity } from "./last-activity.ts";

/** Often enough for a limit of minutes, and seldom enough to be no burden. */
const writeInterval = 5000;

const activities = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;
const wakings = ["focus", "pageshow"] as const;
const passive = { passive: true, capture: true } as const;

const standing = (): Standing => {
  const now = Date.now();
  return standingAt(lastActivity() ?? now, now);
};

/** Whether nobody has done anything for so long that the session is over. */
export const hasBeenInactive = (): boolean => standing().state === "expired";

const same = (a: Standing, b: Standing): boolean =>
  a.state === b.state && (a.state !== "warning" || b.state !== "warning" || a.secondsLeft === b.secondsLeft);

type Signs = { act: () => void; wake: () => void; otherTab: () => void };

/** Whatever may say something of the person being there; answers with what stops listening. */
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
  /** The person wants to stay. */
  readonly extend: () => void;
  readonly stop: () => void;
};

type Told = {
  tell: (standing: Standing) => void;
  /** The person has done something. */
  onActivity: () => void;
};

const note = (now: number, onActivity: () => void): void => {
  rememberActivity(now);
  onActivity();
};

/**
 * Tells how the person stands, each second while they are warned. What they do counts as activity until then; once
 * warned, in whichever tab, they must say that they want to stay.
 */
export const watchInactivity = ({ tell, onActivity }: Told): InactivityWatch => {
  let told: Standing = { state: "active" };
  let ticking: ReturnType<typeof setInterval> | undefined;
  let seen = 0;

  const check = (): Standing => {
    const now = standing();
    if (now.state !== "warning") {
      clearInterval(ticking);
      ticking = undefined;
    } else ticking ??= setInterval(check, 1000);
    if (!same(now, told)) {
      told = now;
      tell(now);
    }
    return now;
  };
  /** A person who comes back after the end moves the mouse before any timer has run. */
  const act = (): void => {
    if (Math.abs(Date.now() - seen) < writeInterval) return;
    seen = Date.now();
    if (check().state === "active") note(seen, onActivity);
  };

  if (lastActivity() === undefined) rememberActivity(Date.now());
  const checking = setInterval(check, checkInterval);
  const deafen = listen({ act, wake: check, otherTab: check });
  check();
  return {
    extend: () => {
      if (check().state !== "expired") note(Date.now(), onActivity);
      check();
    },
    stop: () => {
      clearInterval(checking);
      clearInterval(ticking);
      deafen();
    },
  };
};
