import type { ReactNode } from "react";
import { ChallengeStep } from "./ChallengeStep.tsx";
import { FirstStep } from "./FirstStep.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** BankID or a password first, then whatever else the user pool asks for. */
export function SignIn(): ReactNode {
  const signIn = useSignIn();
  const { view, answer, startOver } = signIn;
  switch (view.at) {
    case "password":
      return <FirstStep signIn={signIn} />;
    case "new-password":
    case "totp":
      return <ChallengeStep key={view.at} challenge={view.at} onAnswer={answer} onBack={startOver} />;
  }
}
