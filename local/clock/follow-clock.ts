import type { Clock } from "#local/cloud.ts";

/** Makes `Date` in this whole process tell the time of `clock`, so that handlers and SDK clients follow it; answers with what undoes it. */
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
