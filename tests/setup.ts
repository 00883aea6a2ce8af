import { afterAll, vi } from "vitest";
import { patience } from "#tests/patience.ts";

const { waitFor, useFakeTimers, useRealTimers } = vi;
vi.waitFor = (condition, options) =>
  waitFor(condition, {
    timeout: patience,
    ...(typeof options === "number" ? { timeout: options } : options),
  });

/** Completes jsdom's pending frame before the clock changes: an interval of the old clock would never draw again. */
const drawOnce = (): void => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(17);
};
vi.useFakeTimers = (options) => {
  drawOnce();
  return useFakeTimers(options);
};
vi.useRealTimers = () => {
  drawOnce();
  return useRealTimers();
};

// Files that share a process share packages, but each needs its own copies of the project's modules, with their state and mocks.
vi.resetModules();

const environment = { ...process.env };
const folder = process.cwd();

/** Resets the window, which the next file of the process shares. */
const clearWindow = (): void => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  const whole = document.documentElement;
  for (const name of whole.getAttributeNames()) whole.removeAttribute(name);
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
};

/** Restores the process for its next file. */
afterAll(() => {
  vi.waitFor = waitFor;
  vi.useRealTimers();
  Object.assign(vi, { useFakeTimers, useRealTimers });
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (process.cwd() !== folder) process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (typeof document !== "undefined") clearWindow();
});
