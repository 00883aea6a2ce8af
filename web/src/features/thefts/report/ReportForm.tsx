import { Button, Form, type FormInstance } from "antd";
import { lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { newDraft, type TypedReport } from "./draft.ts";
import { ReportFields } from "./ReportFields.tsx";
import type { ReportState } from "./use-report.ts";

const LeaveDialog = lazy(async () => ({ default: (await import("./LeaveDialog.tsx")).LeaveDialog }));

type Props = {
  form: RefObject<FormInstance<TypedReport> | null>;
  state: ReportState;
  bike: { readonly id: string; readonly city?: string | undefined };
};

const hasBegun = ({ typed }: ReportState["draft"], city: string | undefined): boolean => {
  const untouched = newDraft(city, typed.stolenDate, "").typed;
  return JSON.stringify({ ...untouched, ...typed }) !== JSON.stringify(untouched);
};

function Buttons({ state, bike }: Omit<Props, "form">): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, ask] = useState(false);
  const leave = (): void => void navigate(`/my-bikes/${bike.id}`);
  return (
    <div className="theft__buttons">
      <Button type="primary" size="large" htmlType="submit">
        {t(($) => $.common.continue)}
      </Button>
      <Button size="large" onClick={() => (hasBegun(state.draft, bike.city) ? ask(true) : leave())}>
        {t(($) => $.common.cancel)}
      </Button>
      <Suspense>
        {asking && (
          <LeaveDialog
            onKeep={leave}
            onThrowAway={() => {
              state.forget();
              leave();
            }}
            onClose={() => ask(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

export function ReportForm({ form, state, bike }: Props): ReactNode {
  return (
    <Form<TypedReport>
      ref={form}
      layout="vertical"
      noValidate
      size="large"
      requiredMark="optional"
      scrollToFirstError={{ focus: true }}
      initialValues={state.draft.typed}
      onValuesChange={state.type}
      onFinish={state.review}
    >
      <ReportFields />
      <Buttons state={state} bike={bike} />
    </Form>
  );
}
