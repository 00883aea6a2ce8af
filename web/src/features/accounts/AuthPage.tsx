import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { SignIn } from "./SignIn.tsx";
import { SignUp } from "./SignUp.tsx";

/** /auth: signing in, or with `mode=signup` an account by e-mail. */
export function AuthPage(): ReactNode {
  const [parameters] = useSearchParams();
  return parameters.get("mode") === "signup" ? <SignUp /> : <SignIn />;
}
