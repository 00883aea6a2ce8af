import { useState } from "react";
import { EntryError } from "./failures.ts";
import type { Credentials } from "./pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useEnter, useGoOn } from "./use-enter.ts";

type View = { at: "password" } | { at: "new-password" | "totp" };

/** As after an address was taken back, whose password is worth nothing any more. */
const asksForReset = (): boolean => new URLSearchParams(location.search).get("mode") === "reset";

/** Where a sign-in stands. `email` is what the form begins with, `reset` whose password is to be chosen again. */
export const useSignIn = () => {
  const [view, show] = useState<View>({ at: "password" });
  const [email, setEmail] = useState("");
  const [reset, setReset] = useState<string | undefined>(() => (asksForReset() ? "" : undefined));
  const enter = useEnter();
  const goOn = useGoOn();

  const answer = async (step: SignInStep, credentials?: Credentials): Promise<void> => {
    switch (step) {
      case "done":
        await enter();
        return goOn();
      case "new-password":
      case "totp":
        setEmail(credentials?.email ?? email);
        return show({ at: step });
      case "reset-password":
        return setReset(credentials?.email ?? email);
      case "unsupported":
        throw new EntryError("signInFailed");
    }
  };
  return { view, email, setEmail, reset, setReset, answer, startOver: () => show({ at: "password" }) };
};
