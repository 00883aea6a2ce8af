import { Button, Form } from "antd";
import TextArea from "antd/es/input/TextArea";
import { type ReactNode, useState, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { requiredRules } from "./edit-rules.ts";
import { identityOf, identityWish, type Identity } from "./edit-values.ts";
import { IdentityFields } from "./IdentityFields.tsx";
import { Refusal } from "./Refusal.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { bikeQueries, requestCorrection } from "#web/bikes/my-bikes/queries.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { faultsIn } from "./field-faults.ts";

type CorrectionValues = Identity & { readonly reason: string };
type Request = Partial<Identity> & { readonly reason: string };

const fields = ["frameNumber", "brand", "model", "type", "reason"] as const;
type FieldFaults = ReturnType<typeof faultsIn<(typeof fields)[number]>>;

/** Reuses the idempotency key for an identical request, so that a retry does not create a second request. */
const useKey = () => {
  const last = useRef({ sent: "", key: "" });
  return (request: Request): string => {
    const sent = JSON.stringify(request);
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
};

const useCorrection = (bike: OwnBike, onFaults: (faults: FieldFaults) => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const keyOf = useKey();
  const { queryKey } = bikeQueries.corrections(bike.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: Request) => requestCorrection(bike.id, request, keyOf(request)),
    onSuccess: async () => {
      toast.success(t(($) => $.bikeEdit.correction.sent));
      await queries.invalidateQueries({ queryKey });
    },
    onError: (failure) => {
      onFaults(faultsIn(failure, fields));
      // Somebody may have sent or decided a request meanwhile.
      if (failure instanceof ProblemError) void queries.invalidateQueries({ queryKey });
    },
  });
  return { send: mutate, isSending: isPending, failure: error === null ? undefined : failureText(error) };
};

export function CorrectionForm({ bike }: { bike: OwnBike }): ReactNode {
  const texts = useTexts(($) => $.bikeEdit.correction);
  const [form] = Form.useForm<CorrectionValues>();
  const [note, setNote] = useState<string>();
  const { send, isSending, failure } = useCorrection(bike, (faults) => form.setFields(faults));
  const submit = ({ reason, ...identity }: CorrectionValues): void => {
    const wish = identityWish(bike, identity);
    const isEmpty = Object.keys(wish).length === 0;
    setNote(isEmpty ? texts.nothing : undefined);
    if (!isEmpty) send({ ...wish, reason });
  };
  return (
    <Form<CorrectionValues>
      form={form}
      className="bikeedit"
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      initialValues={{ ...identityOf(bike), reason: "" }}
      onFinish={submit}
    >
      <p className="bikeedit__lead">{texts.lead}</p>
      <IdentityFields />
      <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint} rules={requiredRules(500)}>
        <TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
      <Refusal title={texts.failed} text={failure} />
      <output className="bikeedit__message">{note}</output>
      <div className="bikeedit__actions">
        <Button type="primary" htmlType="submit" loading={isSending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
