import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, Form, Skeleton } from "antd";
import { type ReactNode, useRef, useState, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Smartphone } from "lucide-react";
import { CodeField } from "#web/platform/ui/account/CodeField.tsx";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { openTotp } from "./open-totp.ts";
import { isWrongCode, totpFailureText } from "./totp-failure.ts";
import type { TotpSecret } from "./totp-calls.ts";
import { totpQueries } from "./totp-queries.ts";
import "./totp.css";

const QrCode = lazy(async () => ({ default: (await import("#web/platform/ui/qr/QrCode.tsx")).QrCode }));

/** Groups of four are easier to copy by hand. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

function TotpSecretView({ secret, uri }: TotpSecret): ReactNode {
  const texts = useTexts(($) => $.settings.totp);
  return (
    <div className="totp__secret">
      <div className="totp__qr">
        <Suspense>
          <QrCode text={uri} label={texts.qr} />
        </Suspense>
      </div>
      <div className="totp__ways">
        <a className="totp__here" href={uri}>
          <Smartphone size={20} aria-hidden="true" />
          {texts.openHere}
        </a>
        <p>
          <span className="muted">{texts.secret}</span>
          <br />
          <code className="totp__key">{grouped(secret)}</code>
        </p>
      </div>
    </div>
  );
}

type Props = {
  /** The account name shown in the authenticator app. */
  email: string;
  /** Called once the second factor is on; its error is shown above the code. */
  onDone: () => Promise<void>;
  others?: ReactNode;
};

const useTurnOn = (onDone: Props["onDone"]) => {
  const [form] = Form.useForm<{ code: string }>();
  const [failure, fail] = useState<string>();
  /** A code works once, so a retry skips the proof. */
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
  const texts = useTexts(($) => $.settings.totp);
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

export function TotpSetup({ email, onDone, others }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: secret, isError, isFetching, refetch } = useQuery(totpQueries.secret(email));
  const { form, failure, turnOn, busy } = useTurnOn(onDone);
  if (isError && !isFetching) {
    return (
      <div className="stack">
        <FormFailure text={t(($) => $.settings.totp.failed)} />
        <div className="ways ways--apart">
          <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
          {others}
        </div>
      </div>
    );
  }
  return (
    <Form className="stack" form={form} layout="vertical" size="large" requiredMark={false} onFinish={turnOn}>
      <Steps secret={secret} />
      <FormFailure text={failure} />
      <div className="ways ways--apart">
        <Button type="primary" htmlType="submit" loading={busy} disabled={secret === undefined}>
          {t(($) => $.settings.totp.confirm)}
        </Button>
        {others}
      </div>
    </Form>
  );
}
