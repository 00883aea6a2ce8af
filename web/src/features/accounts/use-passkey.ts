import type { FormInstance } from "antd";
import { cleanEmail } from "./email-rules.ts";
import { openPool } from "./open-pool.ts";
import type { Credentials } from "./pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";
import { useSubmit } from "./use-submit.ts";

/** Signs in with the passkey of the account whose address stands in the form. */
export const usePasskey = (
  form: FormInstance<Credentials>,
  onAnswer: (step: SignInStep) => Promise<void>,
) => {
  const { submit, ...submission } = useSubmit<Credentials>(form, "passkey", async ({ email }) => {
    const pool = await openPool();
    await onAnswer(await pool.enterPasskey(cleanEmail(email)));
  });
  const begin = async (): Promise<void> => {
    try {
      await form.validateFields(["email"]);
    } catch {
      return form.focusField("email");
    }
    submit(form.getFieldsValue());
  };
  return { ...submission, begin: () => void begin() };
};
