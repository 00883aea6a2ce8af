import { useQuery } from "@tanstack/react-query";
import { Form, type FormInstance } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import type { Signing } from "#contract/transfers.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { termsOf, type TypedTerms } from "./draft.ts";
import { Paper } from "./Paper.tsx";
import { Sign } from "./Sign.tsx";
import { TermsFields } from "./TermsFields.tsx";
import type { useDraft } from "./use-draft.ts";
import { usePrepare } from "./use-prepare.ts";

type Props = {
  readonly bike: OwnBike;
  readonly draft: ReturnType<typeof useDraft>;
  readonly prepare: (typed: TypedTerms) => Promise<Signing>;
  /** A buyer whose address the seller does not know, and need not. */
  readonly buyerName?: string | undefined;
  /** What it costs, and whether it can be paid. */
  readonly cost?: ReactNode;
  readonly disabled?: boolean;
};

type Previewed = Pick<Props, "bike" | "buyerName"> & { readonly typed: TypedTerms };

function Preview({ bike, typed, buyerName }: Previewed): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const texts = t(($) => $.transfers.paper, { returnObjects: true });
  const written = typed.buyerEmail === "" ? texts.buyer : typed.buyerEmail;
  const buyer = buyerName ?? written;
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
        buyer={{ name: buyer, turn: false, note: texts.has14Days }}
      />
    </>
  );
}

/** Says at each field what is wrong with it, and goes to the first. */
const isInOrder = async (form: FormInstance<TypedTerms>): Promise<boolean> => {
  try {
    await form.validateFields();
    return true;
  } catch {
    const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (first) form.focusField(first.name);
    return false;
  }
};

/** The questions, and beside them the paper that fills in with the answers. */
export function TermsForm({ bike, draft, prepare, buyerName, cost, disabled = false }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<TypedTerms>();
  const prepared = usePrepare(form, () => prepare(draft.typed));
  const onSigned = (transferId: string): void => {
    draft.forget();
    void navigate(`/transfers/${transferId}`);
  };
  const isReady = () => isInOrder(form);
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
        <Preview bike={bike} typed={draft.typed} buyerName={buyerName} />
        <Sign prepare={prepared} onSigned={onSigned} isReady={isReady} disabled={disabled} />
        <p className="transfer__note">{t(($) => $.transfers.offer.stays)}</p>
      </div>
    </>
  );
}
