import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import { hasBeenInactive } from "#web/auth/inactivity-watch.ts";
import { clearStorage } from "#web/auth/clear-storage.ts";
import { signInPath } from "#web/auth/next-location.ts";
import { afterInactivity, useSession } from "#web/auth/session.ts";
import { landingPath } from "./guard.ts";
import { pages } from "./routes.ts";

/** Everybody's page stays where it is when a session ends in another tab; all others lead to signing in, home to the landing page. */
export const useSignInWhenSessionEnds = (): void => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ended = session.state === "signed-out" && session.onlyHere !== true;
  useEffect(() => {
    if (!ended) return;
    queries.clear();
    const access = pages.find((page) => matchPath(page.path, pathname))?.access ?? "public";
    const inactive = hasBeenInactive();
    if (!inactive) clearStorage();
    if (access === "public") return;
    if (inactive) return location.assign(afterInactivity(pathname + search));
    if (access === "home") return location.assign(landingPath);
    void navigate(signInPath(pathname + search), { replace: true });
  }, [ended, navigate, pathname, queries, search]);
};
