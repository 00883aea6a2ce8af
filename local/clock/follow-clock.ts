import type { Clock } from "#local/cloud.ts";

/** Replaces `Date` in this whole process, so that handlers and SDK clients follow `clock`; returns a function that restores it. */
export const followClock = (clock: Clock): (() => void) => {
  const original = globalThis.Date;
  globalThis.Date = new Proxy(original, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [clock.now()] : given, newTarget),
    apply: () => new original(clock.now()).toString(),
    get: (target, property, receiver) =>
      property === "now" ? () => clock.now() : Reflect.get(target, property, receiver),
  });
  return () => {
    globalThis.Date = original;
  };
};
