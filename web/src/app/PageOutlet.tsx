import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useSession } from "#web/auth/session.ts";
import { SignedOutHere } from "./SignedOutHere.tsx";

/** The page, unless the person has just signed out and must know that it did not quite work. */
export function PageOutlet(): ReactNode {
  const session = useSession();
  return session.state === "signed-out" && session.onlyHere === true ? <SignedOutHere /> : <Outlet />;
}
