import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { ChallengeStep } from "./ChallengeStep.tsx";
import { FirstStep } from "./FirstStep.tsx";
import { useSignIn } from "./use-sign-in.ts";

function SignIn(): ReactNode {
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

const SignUp = lazy(async () => ({ default: (await import("./SignUp.tsx")).SignUp }));

/** /auth: sign-in, or with `mode=signup` sign-up by e-mail. */
export function AuthPage(): ReactNode {
  const [parameters] = useSearchParams();
  return (
    <Suspense fallback={<div className="account" />}>
      {parameters.get("mode") === "signup" ? <SignUp /> : <SignIn />}
    </Suspense>
  );
}
