import { parseSum } from "#contract/platform/typed-sum.ts";
import { CampaignForm } from "#contract/points/campaigns.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Form, Checkbox, Radio } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import Input from "antd/es/input/Input";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import {
  campaignsQuery,
  createCampaign,
  offersQuery,
} from "#web/points/purchases/campaigns/campaigns-api.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";

export type CampaignDraft = {
  readonly code: string;
  readonly kind: "percent" | "bonus";
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly packages: readonly string[];
  readonly most: string;
};

export const newDraft = (today: string): CampaignDraft => ({
  code: "",
  kind: "percent",
  amount: "",
  from: today,
  to: "",
  packages: [],
  most: "100",
});

export const effectOf = (kind: CampaignDraft["kind"], amount: string) =>
  kind === "percent" ? { kind, percent: parseSum(amount) } : { kind, points: parseSum(amount) };

export const campaignOf = ({ code, kind, amount, from, to, packages, most }: CampaignDraft): CampaignForm =>
  CampaignForm.parse({
    code,
    effect: effectOf(kind, amount),
    validFrom: from,
    validTo: to,
    packages,
    most: parseSum(most),
  });

const { shape } = CampaignForm;
const kinds = ["percent", "bonus"] as const;

const useTexts = () => useTranslation().t(($) => $.campaigns.form, { returnObjects: true });

function Effect(): ReactNode {
  const texts = useTexts();
  const kind = Form.useWatch<CampaignDraft["kind"] | undefined>("kind") ?? "percent";
  const rule = zodRule(shape.effect, {
    read: (amount: string) => effectOf(kind, amount),
    says: texts.faults[kind],
  });
  return (
    <>
      <fieldset className="campaign-form__choice">
        <legend>{texts.effect}</legend>
        <Form.Item name="kind" noStyle>
          <Radio.Group options={kinds.map((value) => ({ value, label: texts[value] }))} />
        </Form.Item>
      </fieldset>
      {/* The key clears the validation error when the kind changes. */}
      <Form.Item
        key={kind}
        name="amount"
        label={kind === "percent" ? texts.percentAmount : texts.bonusAmount}
        rules={[rule]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </>
  );
}

function Days(): ReactNode {
  const texts = useTexts();
  const from = Form.useWatch<string | undefined>("from") ?? "";
  const notBefore = shape.validTo.refine((to) => from <= to);
  return (
    <div className="campaign-form__days">
      <Form.Item
        name="from"
        label={texts.from}
        rules={[zodRule(shape.validFrom, { says: texts.faults.from })]}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="to" label={texts.to} rules={[zodRule(notBefore, { says: texts.faults.to })]}>
        <Input type="date" min={from} />
      </Form.Item>
    </div>
  );
}

function CampaignFields({ packages }: { packages: string[] }): ReactNode {
  const texts = useTexts();
  return (
    <>
      <Form.Item
        name="code"
        label={texts.code}
        extra={texts.codeHint}
        normalize={(code: string) => code.toUpperCase()}
        rules={[zodRule(shape.code, { says: texts.faults.code })]}
      >
        <Input className="mono" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <Effect />
      <Days />
      <fieldset className="campaign-form__choice">
        <legend>{texts.packages}</legend>
        <p className="muted">{texts.packagesHint}</p>
        <Form.Item name="packages" noStyle>
          <Checkbox.Group options={packages} />
        </Form.Item>
      </fieldset>
      <Form.Item
        name="most"
        label={texts.most}
        rules={[zodRule(shape.most, { read: parseSum, says: texts.faults.most })]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** The form stays open until the server has accepted the campaign. */
export function CreateCampaign({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [start] = useState(() => newDraft(isoDate(swedishDate(new Date()))));
  const { data: offers } = useQuery(offersQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: CampaignDraft) => createCampaign({ body: campaignOf(draft) }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: campaignsQuery.queryKey });
    },
  });
  return (
    <PlainDialog title={t(($) => $.campaigns.form.title)} onClose={onClose}>
      <Form<CampaignDraft>
        name="campaign"
        className="decision campaign-form"
        layout="vertical"
        size="large"
        requiredMark={false}
        noValidate
        validateTrigger="onSubmit"
        initialValues={start}
        onFinish={(draft) => isPending || mutate(draft)}
      >
        <CampaignFields packages={offers?.items.map(({ id }) => id) ?? []} />
        <p role="alert" className="failure">
          {error !== null && failureText(error)}
        </p>
        <div className="ways">
          <Button type="primary" htmlType="submit" loading={isPending}>
            {t(($) => $.campaigns.form.submit)}
          </Button>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
        </div>
      </Form>
    </PlainDialog>
  );
}
