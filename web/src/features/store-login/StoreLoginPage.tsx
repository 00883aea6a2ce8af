import { type ReactNode, useState } from "react";
import { useSession } from "#web/auth/session.ts";
import { StoreSignIn } from "./StoreSignIn.tsx";
import { TotpStep } from "./TotpStep.tsx";

/** /store-login, for stores and administrators. */
export function StoreLoginPage(): ReactNode {
  const session = useSession();
  const isHalfIn = session.state === "signed-in" && session.totpRequired === true;
  // Stays until the page has been left, though the new tokens no longer ask for it.
  const [settingUp, setUp] = useState(isHalfIn);
  if (isHalfIn && !settingUp) setUp(true);
  return settingUp ? <TotpStep onLeft={() => setUp(false)} /> : <StoreSignIn />;
}
