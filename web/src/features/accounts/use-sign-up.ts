import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryError } from "./failures.ts";
import { openPool } from "./open-pool.ts";
import type { Newcomer } from "./pool.ts";
import { type DetailFaults, type Details, saveDetails } from "./save-details.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { detailsOf, newcomerOf, type SignUp } from "./sign-up.ts";
import { useEnter, useGoOn } from "./use-enter.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { useToast } from "#web/ui/use-toast.ts";

const isSame = (one: Newcomer | undefined, other: Newcomer): boolean =>
  one?.email === other.email && one.password === other.password && one.fullName === other.fullName;

type View = { at: "form" } | { at: "confirm"; newcomer: Newcomer } | { at: "details"; faults: DetailFaults };

/** From a form to an account whose owner is signed in. What was typed stays here until the end. */
export const useSignUp = () => {
  const [view, show] = useState<View>({ at: "form" });
  const [typed, type] = useState<Partial<SignUp>>({});
  /** Whose account waits for its code. */
  const [waiting, wait] = useState<Newcomer>();
  const { t } = useTranslation();
  const toast = useToast();
  const language = usePageLanguage();
  const enter = useEnter();
  const goOn = useGoOn();

  const create = async (signUp: SignUp): Promise<void> => {
    const newcomer = newcomerOf(signUp);
    type(signUp);
    if (!isSame(waiting, newcomer)) await (await openPool()).createAccount(newcomer, language);
    wait(newcomer);
    show({ at: "confirm", newcomer });
  };
  const save = async (details: Details): Promise<void> => {
    const faults = await saveDetails(details);
    if (Object.keys(faults).length > 0) return show({ at: "details", faults });
    if (details.phone !== undefined) toast.info(t(($) => $.accounts.signUp.phoneCodeSent));
    goOn();
  };
  const enterAndSave = async (step: SignInStep): Promise<void> => {
    if (step !== "done") throw new EntryError("signInFailed");
    await enter();
    await save(detailsOf(typed));
  };
  return { view, typed, create, enterAndSave, save, change: () => show({ at: "form" }), goOn };
};
