import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Comes to this page once more, now signed in: the guard leads on to where the person was going, or to their start page. */
export const useGoOn = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    async () => navigate(pathname + search, { replace: true }),
    [navigate, pathname, search],
  );
};
