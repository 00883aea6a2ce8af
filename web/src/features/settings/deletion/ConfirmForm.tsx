import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form, type FormRule } from "antd";
import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { closingApi, closingQuery } from "#web/auth/closing.ts";
import { leaveFor } from "#web/auth/session.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";

const isSame = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email.toLowerCase();

/** The last word: the account's own address, typed. */
export function ConfirmForm({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.section, { returnObjects: true });
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => closingApi.closeAccount(),
    onSuccess: ({ eraseAt }) => leaveFor(`/account-closed?until=${encodeURIComponent(eraseAt)}`),
    // What stands in the way may have come up since the page asked.
    onError: () => queries.invalidateQueries({ queryKey: closingQuery.queryKey }),
  });
  const rule: FormRule = {
    validator: async (_, typed: string | undefined) => {
      if (!isSame(typed ?? "", email)) throw new Error(texts.emailWrong);
    },
  };
  return (
    <Form
      className="settings__form"
      layout="vertical"
      size="large"
      requiredMark={false}
      onValuesChange={() => reset()}
      onFinish={() => mutate()}
    >
      <Form.Item
        name="email"
        label={texts.email}
        extra={t(($) => $.closing.section.emailHint, { email })}
        rules={[rule]}
        validateTrigger="onSubmit"
      >
        <Input type="email" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Outcome failure={error === null ? undefined : failureText(error)} />
      <Button danger type="primary" size="middle" htmlType="submit" loading={isPending || isSuccess}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
