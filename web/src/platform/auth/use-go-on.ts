import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Reloads this page signed in, so that its guard redirects to the target or the start page. */
export const useGoOn = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => void navigate(pathname + search, { replace: true }), [navigate, pathname, search]);
};
