import { useMutation } from "@tanstack/react-query";
import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Failure, failureOf, type Operation } from "./failures.ts";

/** The field of each failure; all others are shown above the form. */
const fieldOf: { readonly [Name in Failure]?: string } = {
  emailTaken: "email",
  passwordTooShort: "password",
  passwordRefused: "password",
  wrongCode: "code",
  expiredCode: "code",
  wrongTotp: "code",
};

export type Submission<Values> = {
  readonly submit: (values: Values) => void;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly fail: (text: string | undefined) => void;
};

/** Submits a form to the user pool. Shows a failure at its field, which gets the focus, or above the form. */
export const useSubmit = <Values extends object>(
  form: FormInstance<Values>,
  operation: Operation,
  work: (values: Values) => Promise<void>,
): Submission<Values> => {
  const { t } = useTranslation();
  const [failure, fail] = useState<string>();
  const anyForm: FormInstance = form;
  const onError = (error: Error): void => {
    const name = failureOf(operation, error);
    const text = t(($) => $.accounts.failures[name]);
    const field = fieldOf[name];
    if (field === undefined || !Object.hasOwn(anyForm.getFieldsValue(), field)) {
      fail(text);
      return;
    }
    anyForm.setFields([{ name: field, errors: [text] }]);
    anyForm.focusField(field);
  };
  const { mutate, isPending } = useMutation({ mutationFn: work, onMutate: () => fail(undefined), onError });
  return { submit: (values) => mutate(values), busy: isPending, failure, fail };
};
