import { Button, Form } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { fullNameRules } from "#web/ui/account/full-name-rules.ts";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";

export function NameForm({ fullName, label }: { fullName: string; label: string }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, error, reset } = useAccountChange((typed: { fullName: string }) =>
    settingsApi.changeMe({ body: { fullName: typed.fullName.trim() } }),
  );
  return (
    <Form
      className="settings__form"
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ fullName }}
      onValuesChange={() => reset()}
      onFinish={mutate}
    >
      <Form.Item name="fullName" label={label} rules={fullNameRules()} validateFirst validateTrigger="onBlur">
        <Input autoComplete="name" autoCapitalize="words" />
      </Form.Item>
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={isSuccess ? t(($) => $.settings.saved) : undefined}
      />
      <Button size="middle" htmlType="submit" loading={isPending}>
        {t(($) => $.settings.profile.save)}
      </Button>
    </Form>
  );
}
