import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { SignIn } from "./SignIn.tsx";

const SignUp = lazy(async () => ({ default: (await import("./SignUp.tsx")).SignUp }));

/** /auth: signing in, or with `mode=signup` an account by e-mail. */
export function AuthPage(): ReactNode {
  const [parameters] = useSearchParams();
  return (
    <Suspense fallback={<div className="account" />}>
      {parameters.get("mode") === "signup" ? <SignUp /> : <SignIn />}
    </Suspense>
  );
}
