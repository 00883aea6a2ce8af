import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { refreshSession } from "#web/platform/auth/session.ts";
import { EntryError } from "./failures.ts";
import { openPool } from "./open-pool.ts";

const refuse = async (failure: EntryError["failure"], cause: unknown): Promise<never> => {
  const pool = await openPool();
  await pool.leave();
  throw new EntryError(failure, cause);
};

/**
 * Refreshes the session and fetches the profile after the pool's sign-in. Signs out and throws an
 * EntryError if either fails.
 */
export const useEnter = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      await refreshSession();
    } catch (error) {
      await refuse("role", error);
    }
    // Cached data belongs to the person signed in before.
    queries.clear();
    try {
      await queries.fetchQuery(meQuery);
    } catch (error) {
      await refuse("profile", error);
    }
  }, [queries]);
};
