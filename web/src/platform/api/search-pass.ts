import { passSeconds } from "#contract/platform/challenges.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "./client.ts";
import { ProblemError } from "./errors.ts";

const client = createClient(searchRoutes, { token: async () => undefined });

/** Milliseconds; renewed 30 s early, as a search may be running. */
const renewAfter = (passSeconds - 30) * 1000;

let current: { readonly pass: Promise<string>; readonly since: number } | undefined;

const forget = (pass: Promise<string>): void => {
  if (current?.pass === pass) current = undefined;
};

const earn = async (): Promise<string> => work(await client.getSearchChallenge());

/** Returns the current pass for searching without an account, or earns a new one. */
const currentPass = (): Promise<string> => {
  if (current && performance.now() - current.since < renewAfter) return current.pass;
  const pass = earn();
  current = { pass, since: performance.now() };
  pass.catch(() => forget(pass));
  return pass;
};

/** Earns a pass before a likely search. A failure shows with the search itself. */
export const prepareSearchPass = (): void => {
  currentPass().catch(() => undefined);
};

const isRefusal = (error: unknown): boolean => error instanceof ProblemError && error.code === "pass-needed";

/** Calls with a pass. If it is refused, as after a change of network, retries once with a new pass. */
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
