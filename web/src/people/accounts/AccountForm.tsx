import { Button, Form, type FormInstance, type FormProps } from "antd";
import type { ReactNode } from "react";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { warmPool } from "./open-pool.ts";
import type { Submission } from "./use-submit.ts";

type Props<Values extends object> = Pick<
  FormProps<Values>,
  "name" | "initialValues" | "onFinishFailed" | "onValuesChange"
> & {
  form: FormInstance<Values>;
  submission: Submission<Values>;
  submitText: ReactNode;
  failureTitle?: string;
  isSecond?: boolean;
  marksOptional?: boolean;
  others?: ReactNode;
  children: ReactNode;
};

export function AccountForm<Values extends object>(props: Props<Values>): ReactNode {
  const {
    submission,
    submitText,
    failureTitle,
    isSecond = false,
    marksOptional = false,
    others,
    children,
    ...rest
  } = props;
  return (
    <>
      <FormFailure {...(failureTitle !== undefined && { title: failureTitle })} text={submission.failure} />
      <Form<Values>
        {...rest}
        className="account__fields"
        layout="vertical"
        size="large"
        noValidate
        requiredMark={marksOptional ? "optional" : false}
        onFocus={warmPool}
        onFinish={submission.submit}
      >
        {children}
        <div className="ways ways--apart account__actions">
          <Button type={isSecond ? "default" : "primary"} htmlType="submit" loading={submission.busy}>
            {submitText}
          </Button>
          {others}
        </div>
      </Form>
    </>
  );
}
