import { useState } from "react";
import { EntryError } from "./failures.ts";
import type { Credentials } from "./pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useEnter } from "./use-enter.ts";
import { useGoOn } from "#web/platform/auth/use-go-on.ts";

type View = { at: "password" } | { at: "new-password" | "totp" };

/** Set after an address was restored, which removed the password. */
const asksForReset = (): boolean => new URLSearchParams(location.search).get("mode") === "reset";

/** The sign-in steps. `email` prefills the form; `reset` opens the password reset for that address. */
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
