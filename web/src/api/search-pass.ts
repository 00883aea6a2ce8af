import { passSeconds } from "#contract/challenges.ts";
import { searchRoutes } from "#contract/search.ts";
import { work } from "./challenge/work.ts";
import { createClient } from "./client.ts";
import { ProblemError } from "./errors.ts";

const client = createClient(searchRoutes, { token: async () => undefined });

/** A pass is renewed while it is still good, as a search may be under way for a while. */
const usedFor = (passSeconds - 30) * 1000;

let kept: { readonly pass: Promise<string>; readonly since: number } | undefined;

const forget = (pass: Promise<string>): void => {
  if (kept?.pass === pass) kept = undefined;
};

const earn = async (): Promise<string> => work(await client.getSearchChallenge());

/** The pass for searching without an account; the work for it begins where there is none that is good. */
const currentPass = (): Promise<string> => {
  if (kept && performance.now() - kept.since < usedFor) return kept.pass;
  const pass = earn();
  kept = { pass, since: performance.now() };
  pass.catch(() => forget(pass));
  return pass;
};

/** Begins the work for the person who looks like searching soon. What goes wrong is told by the search itself. */
export const prepareSearchPass = (): void => {
  currentPass().catch(() => undefined);
};

const isRefusal = (error: unknown): boolean => error instanceof ProblemError && error.code === "pass-needed";

/** Calls with a pass. Where it is refused, as it is when the browser has come into another network, a new one is earned, once. */
export const withSearchPass = async <T>(call: (pass: string) => Promise<T>): Promise<T> => {
  const pass = currentPass();
  try {
    return await call(await pass);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    forget(pass);
    return call(await currentPass());
  }
};
