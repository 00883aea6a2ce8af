import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "#web/auth/session.ts";
import { type ContactBike, contactMark } from "./contact-mark.ts";

type Dialog = "contact" | "found" | "sign-in";

/** Which dialog is open. A person who had to sign in first comes back to the same place, where the dialog is open. */
export const useContactDialog = (bike: ContactBike) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, press] = useState<Dialog>();
  const signedIn = session.state === "signed-in";
  const isBack = signedIn && bike.id !== undefined && hash === contactMark(bike);
  useEffect(() => {
    if (isBack) button.current?.scrollIntoView({ block: "center" });
  }, [isBack]);
  return {
    button,
    dialog: pressed ?? (isBack ? "contact" : undefined),
    open: () => press(signedIn ? "contact" : "sign-in"),
    toFound: () => press("found"),
    close: () => {
      press(undefined);
      if (isBack) void navigate(pathname + search, { replace: true, preventScrollReset: true });
      button.current?.focus();
    },
    next: pathname + search + contactMark(bike),
  };
};
