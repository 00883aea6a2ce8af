import { useMutation } from "@tanstack/react-query";
import type { FormInstance } from "antd";
import { useRef, useState } from "react";
import type { EidOrder } from "#contract/identity.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { createAccount } from "./create-account.ts";
import { endsOrder, fieldErrorsOf, isTaken, refusalOf } from "./refusal.ts";
import { newAccountOf, type Registrant } from "./registrant.ts";
import type { Registering } from "./use-register.ts";
import type { Submission } from "./use-submit.ts";

/** Makes the account and signs its owner in. What can be corrected leaves the form as it was typed. */
export const useCreateAccount = (
  form: FormInstance<Registrant>,
  order: EidOrder,
  { arrive, end, refuse }: Pick<Registering, "arrive" | "end" | "refuse">,
): Submission<Registrant> => {
  const language = usePageLanguage();
  const [failure, fail] = useState<string>();
  // A double click is quicker than the button is drawn again.
  const isSent = useRef(false);
  const onError = (error: Error): void => {
    const fields = fieldErrorsOf(error);
    const anyForm: FormInstance = form;
    if (endsOrder(error)) end(error);
    else if (isTaken(error)) refuse(refusalOf(error));
    else if (fields[0] === undefined) fail(refusalOf(error).text);
    else {
      anyForm.setFields(fields);
      anyForm.focusField(fields[0].name);
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (typed: Registrant) => {
      const goOn = await arrive(await createAccount(order, newAccountOf(typed, language)));
      goOn();
    },
    onMutate: () => fail(undefined),
    onError,
    onSettled: () => {
      isSent.current = false;
    },
  });
  const submit = (typed: Registrant): void => {
    if (isSent.current) return;
    isSent.current = true;
    mutate(typed);
  };
  return { submit, busy: isPending, failure, fail };
};
