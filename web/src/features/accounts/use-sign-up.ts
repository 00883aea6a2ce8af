import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryError } from "./failures.ts";
import { type DetailFaults, type Details, saveDetails } from "./save-details.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { beginSignUp, type Newcomer, type OwnSignUp, sendSignUpCode } from "./sign-up-api.ts";
import { detailsOf, newcomerOf, type SignUp } from "./sign-up.ts";
import { useEnter, useGoOn } from "./use-enter.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { useToast } from "#web/ui/use-toast.ts";

const isSame = (one: Newcomer, other: Newcomer): boolean =>
  one.email === other.email && one.password === other.password && one.fullName === other.fullName;

type View =
  | { at: "form" | "new-password" }
  | { at: "confirm"; own: OwnSignUp }
  | { at: "details"; faults: DetailFaults };

/** From a form to an account whose owner is signed in. What was typed stays here until the end. */
export const useSignUp = () => {
  const [view, show] = useState<View>({ at: "form" });
  const [typed, type] = useState<Partial<SignUp>>({});
  /** Whose account waits for its code. */
  const [waiting, wait] = useState<OwnSignUp>();
  const { t } = useTranslation();
  const toast = useToast();
  const language = usePageLanguage();
  const enter = useEnter();
  const goOn = useGoOn();

  const create = async (signUp: SignUp): Promise<void> => {
    const newcomer = newcomerOf(signUp);
    type(signUp);
    if (waiting && isSame(waiting.newcomer, newcomer)) return show({ at: "confirm", own: waiting });
    const own = beginSignUp(newcomer);
    await sendSignUpCode(own, language);
    wait(own);
    show({ at: "confirm", own });
  };
  const save = async (details: Details): Promise<void> => {
    const faults = await saveDetails(details);
    if (Object.keys(faults).length > 0) return show({ at: "details", faults });
    if (details.phone !== undefined) toast.info(t(($) => $.accounts.signUp.phoneCodeSent));
    goOn();
  };
  const enterAndSave = async (step: SignInStep): Promise<void> => {
    if (step === "new-password") return show({ at: step });
    if (step !== "done") throw new EntryError("signInFailed");
    await enter();
    await save(detailsOf(typed));
  };
  return { view, typed, create, enterAndSave, save, change: () => show({ at: "form" }), goOn };
};
