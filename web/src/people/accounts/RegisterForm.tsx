import { Button, Form, type FormRule, type FormInstance } from "antd";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "@tanstack/react-query";
import type { Identified } from "#web/platform/auth/eid/run-order.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { PhoneInput } from "#web/platform/ui/phone/PhoneInput.tsx";
import { TermsNote } from "#web/people/TermsNote.tsx";
import type { NewAccount, SignInTicket } from "#contract/people/identity.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { eidClient } from "#web/platform/auth/eid/eid-client.ts";
import type { HeldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { pause } from "#web/platform/auth/eid/pause.ts";
import { phoneOf, type TypedPhone } from "#contract/people/typed-phone.ts";
import { AccountForm } from "./AccountForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { storeRegistrant, readRegistrant } from "./stored-registrant.ts";
import { type Registrant, newAccountOf } from "./registrant.ts";
import { endsOrder, fieldErrorsOf, isTaken, refusalOf } from "./refusal.ts";
import type { Registering } from "./use-register.ts";
import type { Submission } from "./use-submit.ts";

const interval = 1000;

/** Longer than a parallel request for the same account takes, in milliseconds. */
const timeout = 40_000;

/** Creates the identified person's account and returns their ticket; a repeated call is safe. */
const createAccount = async (
  { orderId, secret, nonce }: HeldOrder,
  account: NewAccount,
): Promise<SignInTicket | undefined> => {
  const { signal } = new AbortController();
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    const state = await eidClient.createAccount({ params: { orderId }, body: { secret, nonce, ...account } });
    if (state.state === "complete") return state.signIn;
    // A parallel request is creating it.
    await pause(interval, signal);
  }
  throw new Error("Creating the account took too long");
};

/** Creates the account and signs in. The form keeps its values after an error that the person can correct. */
const useCreateAccount = (
  form: FormInstance<Registrant>,
  order: HeldOrder,
  { arrive, end, refuse }: Pick<Registering, "arrive" | "end" | "refuse">,
): Submission<Registrant> => {
  const language = usePageLanguage();
  const [failure, fail] = useState<string>();
  // Guards against a double click before the button re-renders.
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

const phoneRules = (): FormRule[] => [
  {
    validator: async (_rule, typed: TypedPhone | undefined) => {
      if ((typed?.number ?? "").trim() === "") throw new Error(ruleText("required"));
      if (typed === undefined || phoneOf(typed) === undefined) throw new Error(ruleText("phone-format"));
    },
  },
];

type Props = { identified: Identified; registering: Registering };

export function RegisterForm({ identified, registering }: Props): ReactNode {
  const { t } = useTranslation();
  const [form] = Form.useForm<Registrant>();
  const submission = useCreateAccount(form, identified.order, registering);
  const texts = t(($) => $.accounts.fields, { returnObjects: true });
  return (
    <>
      <p className="account__lead">{t(($) => $.register.identified, { name: identified.name })}</p>
      <AccountForm
        form={form}
        name="register"
        submission={submission}
        submitText={t(($) => $.register.submit)}
        initialValues={readRegistrant() ?? {}}
        onValuesChange={(_changed, typed) => storeRegistrant(typed)}
        others={
          <Button disabled={submission.busy} onClick={registering.cancel}>
            {t(($) => $.common.cancel)}
          </Button>
        }
      >
        <EmailField missing={ruleText("required")} />
        <Form.Item
          name="phone"
          label={texts.phone}
          extra={texts.phoneHint}
          rules={phoneRules()}
          validateTrigger="onBlur"
        >
          <PhoneInput />
        </Form.Item>
        <TermsNote />
      </AccountForm>
    </>
  );
}
