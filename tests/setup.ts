import { afterAll, vi } from "vitest";
import { patience } from "#tests/patience.ts";

const { waitFor } = vi;
vi.waitFor = (condition, options) =>
  waitFor(condition, {
    timeout: patience,
    ...(typeof options === "number" ? { timeout: options } : options),
  });

// Where files share a process, they share what comes from packages: the project's own modules, what these remember and what stands in for them are each file's own.
vi.resetModules();

const environment = { ...process.env };
const folder = process.cwd();

/** The next file that wants a page gets the same window. */
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

/** Leaves to the next file of the process what this one found. */
afterAll(() => {
  vi.waitFor = waitFor;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (process.cwd() !== folder) process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (typeof document !== "undefined") clearWindow();
});
