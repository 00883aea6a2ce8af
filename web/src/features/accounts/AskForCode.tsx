import { Button, Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AccountForm } from "./AccountForm.tsx";
import { cleanEmail } from "./email-rules.ts";
import { EmailField } from "./EmailField.tsx";
import { openPool } from "./open-pool.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  email: string;
  onSent: (email: string) => void;
  /** The person has a code already, as from the welcome mail. */
  onHasCode: (email: string) => void;
  onCancel: () => void;
};

export function AskForCode({ email, onSent, onHasCode, onCancel }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.accounts.forgotten, { returnObjects: true });
  const language = usePageLanguage();
  const [form] = Form.useForm<{ email: string }>();
  const submission = useSubmit(form, "askForReset", async (typed) => {
    const address = cleanEmail(typed.email);
    const pool = await openPool();
    await pool.askForReset(address, language);
    onSent(address);
  });
  const skip = async (): Promise<void> => {
    const typed = await form.validateFields().catch(() => undefined);
    if (typed !== undefined) onHasCode(cleanEmail(typed.email));
  };
  return (
    <div className="account__dialog">
      <p className="account__lead">{texts.lead}</p>
      <AccountForm
        form={form}
        name="forgotten"
        submission={submission}
        submitText={texts.send}
        initialValues={{ email }}
        others={<Button onClick={onCancel}>{t(($) => $.common.cancel)}</Button>}
      >
        <EmailField missing={texts.emailRequired} />
      </AccountForm>
      <Button type="link" className="account__link" onClick={() => void skip()}>
        {texts.haveCode}
      </Button>
    </div>
  );
}
