import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, Form, Skeleton } from "antd";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#web/ui/account/CodeField.tsx";
import { FormFailure } from "#web/ui/account/FormFailure.tsx";
import { openTotp } from "./open-totp.ts";
import { isWrongCode, totpFailureText } from "./totp-failure.ts";
import type { TotpSecret } from "./totp-calls.ts";
import { totpQueries } from "./totp-queries.ts";
import { TotpSecretView } from "./TotpSecretView.tsx";
import "./totp.css";

type Props = {
  /** What the account is called in the app. */
  email: string;
  /** Once the second factor is on. What it throws stands above the code. */
  onDone: () => Promise<void>;
  /** Buttons beside the one that turns it on. */
  others?: ReactNode;
};

const useTurnOn = (onDone: Props["onDone"]) => {
  const [form] = Form.useForm<{ code: string }>();
  const [failure, fail] = useState<string>();
  /** A code is good once: after it, what failed is tried again without. */
  const isProven = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      const totp = await openTotp();
      if (!isProven.current) await totp.prove(code);
      isProven.current = true;
      await totp.turnOn();
      await onDone();
    },
    onMutate: () => fail(undefined),
    onError: (error) => {
      if (!isWrongCode(error)) return fail(totpFailureText(error));
      form.setFields([{ name: "code", errors: [totpFailureText(error)] }]);
      form.focusField("code");
    },
  });
  return { form, failure, turnOn: mutate, busy: isPending };
};

function Steps({ secret }: { secret: TotpSecret | undefined }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.totp, { returnObjects: true });
  return (
    <ol className="totp__steps">
      <li>{texts.stepApp}</li>
      <li>
        {texts.stepScan}
        {secret ? <TotpSecretView {...secret} /> : <Skeleton.Node active className="totp__waiting" />}
      </li>
      <li>
        {texts.stepCode}
        <CodeField takesFocus={false} />
      </li>
    </ol>
  );
}

/** Three steps on one page: an app, the secret into it, a code out of it. */
export function TotpSetup({ email, onDone, others }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: secret, isError, isFetching, refetch } = useQuery(totpQueries.secret(email));
  const { form, failure, turnOn, busy } = useTurnOn(onDone);
  if (isError && !isFetching) {
    return (
      <div className="totp">
        <FormFailure text={t(($) => $.settings.totp.failed)} />
        <div className="totp__actions">
          <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
          {others}
        </div>
      </div>
    );
  }
  return (
    <Form className="totp" form={form} layout="vertical" size="large" requiredMark={false} onFinish={turnOn}>
      <Steps secret={secret} />
      <FormFailure text={failure} />
      <div className="totp__actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={secret === undefined}>
          {t(($) => $.settings.totp.confirm)}
        </Button>
        {others}
      </div>
    </Form>
  );
}
