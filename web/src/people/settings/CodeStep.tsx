import { Button, Form } from "antd";
import { type ReactNode, useState } from "react";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { CodeField } from "#web/platform/ui/account/CodeField.tsx";
import { Outcome } from "./Outcome.tsx";
import { ResendButton } from "./ResendButton.tsx";

type Props = {
  name: string;
  lead: string;
  action: string;
  other: string;
  seconds: number;
  confirm: (code: string) => Promise<unknown>;
  onResend: () => Promise<number>;
  onOther: () => void;
};

const isAboutCode = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "code-wrong" || error.code === "code-expired");

const useConfirm = (confirm: Props["confirm"]) => {
  const [form] = Form.useForm<{ code: string }>();
  const [failure, fail] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onError = (error: Error): void => {
    if (!isAboutCode(error)) return fail(failureText(error));
    form.setFields([{ name: "code", errors: [failureText(error)] }]);
    form.focusField("code");
  };
  const submit = async ({ code }: { code: string }): Promise<void> => {
    fail(undefined);
    setBusy(true);
    try {
      await confirm(code);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  return { form, failure, busy, submit };
};

export function CodeStep({
  name,
  lead,
  action,
  other,
  seconds,
  confirm,
  onResend,
  onOther,
}: Props): ReactNode {
  const { form, failure, busy, submit } = useConfirm(confirm);
  return (
    <Form
      className="settings__form"
      form={form}
      name={name}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(typed) => void submit(typed)}
    >
      <output>{lead}</output>
      <CodeField />
      <Outcome failure={failure} />
      <div className="ways ways--apart">
        <Button type="primary" size="middle" htmlType="submit" loading={busy}>
          {action}
        </Button>
        <ResendButton seconds={seconds} onResend={onResend} failureText={failureText} />
        <Button size="middle" onClick={onOther}>
          {other}
        </Button>
      </div>
    </Form>
  );
}
