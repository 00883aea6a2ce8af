import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Email } from "#contract/people/accounts.ts";
import { emptyFind } from "#web/thefts/find-report/find.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { reportFoundAnonymously, sendFoundCode } from "./qr-api.ts";

export type AnonymousFind = typeof emptyFind & { readonly email: string; readonly code: string };

/** The report of a finder without an account: first a mailed code, then the report with it. */
export const useAnonymousReport = (uid: string) => {
  const language = usePageLanguage();
  const [typed, setTyped] = useState<AnonymousFind>({ ...emptyFind, email: "", code: "" });
  const [emailFault, setEmailFault] = useState<string>();
  const [step, go] = useState<"find" | "code">("find");
  const codes = useMutation({
    mutationFn: (email: string) => sendFoundCode(uid, email, language),
    onSuccess: () => go("code"),
  });
  const report = useMutation({
    mutationFn: () => reportFoundAnonymously({ params: { uid }, body: typed }),
  });
  const type = (change: Partial<AnonymousFind>): void => {
    setTyped({ ...typed, ...change });
    if ("email" in change) setEmailFault(undefined);
  };
  const sendCode = (): void => {
    const email = Email.safeParse(typed.email).data;
    setEmailFault(email === undefined ? "email-format" : undefined);
    report.reset();
    if (email !== undefined) codes.mutate(email);
  };
  const back = (): void => {
    codes.reset();
    report.reset();
    setTyped({ ...typed, code: "" });
    go("find");
  };
  return { typed, type, emailFault, step, back, sendCode, codes, report };
};
