import { useMutation } from "@tanstack/react-query";
import { Form, type FormInstance } from "antd";
import { useState } from "react";
import { passwordFailure } from "./password-failure.ts";

/** Sends a form to the user pool and empties it once its passwords have been taken. A refusal stands at its field, which gets the focus, or above the form. */
export const usePasswordForm = <Values extends object>(work: (values: Values) => Promise<void>) => {
  const [form] = Form.useForm<Values>();
  const [failure, fail] = useState<string>();
  const anyForm: FormInstance = form;
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: work,
    onMutate: () => fail(undefined),
    onSuccess: () => form.resetFields(),
    onError: (error) => {
      const { field, text } = passwordFailure(error);
      if (field === undefined || !Object.hasOwn(anyForm.getFieldsValue(), field)) return fail(text);
      anyForm.setFields([{ name: field, errors: [text] }]);
      anyForm.focusField(field);
    },
  });
  return { form, failure, submit: mutate, busy: isPending, isDone: isSuccess, reset };
};
