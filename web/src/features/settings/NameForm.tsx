import { Button, Form, type FormRule, Input } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { minimumNameLength } from "#contract/accounts.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Outcome } from "./Outcome.tsx";
import { settingsApi } from "./settings-api.ts";
import { useAccountChange } from "./use-account-change.ts";

const longestName = 100;
const trimmed = (typed: string): string => typed.trim();

const rules = (): FormRule[] => [
  { required: true, whitespace: true, message: ruleText("required") },
  { min: minimumNameLength, transform: trimmed, message: ruleText("name-too-short") },
  { max: longestName, transform: trimmed, message: ruleText("too-long") },
];

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
      <Form.Item name="fullName" label={label} rules={rules()} validateFirst validateTrigger="onBlur">
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
