import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSession } from "#web/auth/session.ts";
import { StoreSignIn } from "./StoreSignIn.tsx";

const TotpStep = lazy(async () => ({ default: (await import("./TotpStep.tsx")).TotpStep }));

/** /store-login, for stores and administrators. */
export function StoreLoginPage(): ReactNode {
  const session = useSession();
  const isHalfIn = session.state === "signed-in" && session.totpRequired === true;
  // Stays until the page has been left, though the new tokens no longer ask for it.
  const [settingUp, setUp] = useState(isHalfIn);
  if (isHalfIn && !settingUp) setUp(true);
  if (!settingUp) return <StoreSignIn />;
  return (
    <Suspense>
      <TotpStep onLeft={() => setUp(false)} />
    </Suspense>
  );
}
