import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSession } from "#web/platform/auth/session.ts";
import { StoreSignIn } from "./StoreSignIn.tsx";

const TotpStep = lazy(async () => ({ default: (await import("./TotpStep.tsx")).TotpStep }));

/** /store-login, for stores and administrators. */
export function StoreLoginPage(): ReactNode {
  const session = useSession();
  const isHalfIn = session.state === "signed-in" && session.totpRequired === true;
  // Stays set until the page is left, although the new tokens no longer require it.
  const [settingUp, setSettingUp] = useState(isHalfIn);
  if (isHalfIn && !settingUp) setSettingUp(true);
  if (!settingUp) return <StoreSignIn />;
  return (
    <Suspense>
      <TotpStep onLeft={() => setSettingUp(false)} />
    </Suspense>
  );
}
