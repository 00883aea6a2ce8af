import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { meQuery } from "#web/auth/me-query.ts";
import { refreshSession } from "#web/auth/session.ts";
import { EntryError } from "./failures.ts";
import { openPool } from "./open-pool.ts";

const refuse = async (failure: EntryError["failure"], cause: unknown): Promise<never> => {
  const pool = await openPool();
  await pool.leave();
  throw new EntryError(failure, cause);
};

/** Once the pool has said yes: role and profile must be there, or the person is signed out again with an EntryError. */
export const useEnter = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      await refreshSession();
    } catch (error) {
      await refuse("role", error);
    }
    // What was fetched before belongs to the person who was signed in then.
    queries.clear();
    try {
      await queries.fetchQuery(meQuery);
    } catch (error) {
      await refuse("profile", error);
    }
  }, [queries]);
};

/** Comes to this page once more, now signed in: the guard leads on to where the person was going, or to their start page. */
export const useGoOn = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => void navigate(pathname + search, { replace: true }), [navigate, pathname, search]);
};
