import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { ChallengeStep } from "./ChallengeStep.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-up form stands on a page of its own. */
const signUpPath = (search: string): string | undefined => {
  const parameters = new URLSearchParams(search);
  if (parameters.get("mode") !== "signup") return undefined;
  parameters.delete("mode");
  return `/register?${parameters}`.replace(/\?$/, "");
};

/** /auth: the password first, then whatever else the user pool asks for. */
export function SignInPage(): ReactNode {
  const { search } = useLocation();
  const signIn = useSignIn();
  const signUp = signUpPath(search);
  if (signUp !== undefined) return <Navigate to={signUp} replace />;
  const { view, answer, startOver } = signIn;
  switch (view.at) {
    case "password":
      return <PasswordStep signIn={signIn} />;
    case "confirm-email":
      return <ConfirmStep credentials={view.credentials} onEntered={answer} onChangeEmail={startOver} />;
    case "new-password":
    case "totp":
      return <ChallengeStep key={view.at} challenge={view.at} onAnswer={answer} onBack={startOver} />;
  }
}
