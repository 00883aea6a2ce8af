import { useQuery } from "@tanstack/react-query";
import { Form, type FormInstance } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { termsOf, TypedTerms } from "./draft.ts";
import { Paper } from "./Paper.tsx";
import { Sign } from "./Sign.tsx";
import { TermsFields } from "./TermsFields.tsx";
import type { useDraft } from "./use-draft.ts";

type Fault = { readonly name: keyof TypedTerms; readonly errors: string[] };

const names = TypedTerms.keyof();

const faultsIn = (error: unknown): Fault[] => {
  if (!(error instanceof ProblemError)) return [];
  if (error.code === "buyer-is-seller") return [{ name: "buyerEmail", errors: [problemText(error.code)] }];
  if (error.code === "sale-date-in-future") return [{ name: "saleDate", errors: [problemText(error.code)] }];
  return error.issues.flatMap(({ path, rule }) => {
    const name = names.safeParse(path.split(".").at(-1)).data;
    return name === undefined ? [] : [{ name, errors: [ruleText(rule)] }];
  });
};

const usePrepare =
  (form: FormInstance<TypedTerms>, prepare: () => Promise<Signing>) => async (): Promise<Signing> => {
    try {
      return await prepare();
    } catch (error) {
      form.setFields(faultsIn(error));
      throw error;
    }
  };

type Props = {
  readonly bike: OwnBike;
  readonly draft: ReturnType<typeof useDraft>;
  readonly prepare: (typed: TypedTerms) => Promise<Signing>;
  /** Set when the seller knows the buyer without their address. */
  readonly buyerName?: string | undefined;
  readonly answerBy?: string | undefined;
  readonly cost?: ReactNode;
  readonly disabled?: boolean;
};

type Previewed = Pick<Props, "bike" | "buyerName" | "answerBy"> & { readonly typed: TypedTerms };

function Preview({ bike, typed, buyerName, answerBy }: Previewed): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data: me } = useQuery(meQuery);
  const texts = t(($) => $.transfers.paper, { returnObjects: true });
  const written = typed.buyerEmail === "" ? texts.buyer : typed.buyerEmail;
  const buyer = buyerName ?? written;
  const note =
    answerBy === undefined
      ? texts.has14Days
      : t(($) => $.transfers.paper.hasUntil, { date: dayText(answerBy, language) });
  return (
    <>
      <div className="transfer__preview">
        <h2>{texts.preview}</h2>
        <span>{texts.filledIn}</span>
      </div>
      <Paper
        bike={bike}
        terms={{
          ...termsOf(typed),
          batterySerialNumber: typed.batterySerialNumber,
          accessories: typed.accessories,
        }}
        seller={{ name: me?.fullName ?? "", turn: true, note: texts.signNow }}
        buyer={{ name: buyer, turn: false, note }}
      />
    </>
  );
}

/** Shows field errors and focuses the first. */
const validate = async (form: FormInstance<TypedTerms>): Promise<boolean> => {
  try {
    await form.validateFields();
    return true;
  } catch {
    const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (first) form.focusField(first.name);
    return false;
  }
};

export function TermsForm(props: Props): ReactNode {
  const { bike, draft, prepare, buyerName, answerBy, cost, disabled = false } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<TypedTerms>();
  const prepared = usePrepare(form, () => prepare(draft.typed));
  const onSigned = (transferId: string): void => {
    draft.forget();
    void navigate(`/transfers/${transferId}`);
  };
  const isReady = () => validate(form);
  const hasBattery = bike.type === "elcykel" || bike.batterySerialNumber !== undefined;
  return (
    <>
      <div className="transfer__form">
        <Form<TypedTerms>
          form={form}
          layout="vertical"
          noValidate
          size="large"
          requiredMark="optional"
          initialValues={draft.typed}
          onValuesChange={draft.type}
        >
          <TermsFields buyerName={buyerName} isGift={draft.typed.kind === "gift"} hasBattery={hasBattery} />
        </Form>
        {cost}
      </div>
      <div className="transfer__side">
        <Preview bike={bike} typed={draft.typed} buyerName={buyerName} answerBy={answerBy} />
        <Sign prepare={prepared} onSigned={onSigned} isReady={isReady} disabled={disabled} />
        <p className="transfer__note">{t(($) => $.transfers.offer.stays)}</p>
      </div>
    </>
  );
}
