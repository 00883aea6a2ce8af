import { Form } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SuggestInput } from "#web/shared/suggest/SuggestInput.tsx";

/** What the field of a form gives to what stands in it. */
type Props = {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  "aria-describedby"?: string;
};

/** The city a bike was stolen in, as others have written it. */
export function CityInput({ id = "city", value = "", onChange, onBlur, ...described }: Props): ReactNode {
  const { t } = useTranslation();
  const { status } = Form.Item.useStatus();
  const write = (city: string): void => onChange?.(city);
  return (
    <div className="suggest">
      <SuggestInput
        field="city"
        id={id}
        label={t(($) => $.thefts.report.city)}
        value={value}
        onChange={write}
        onChoose={write}
        onBlur={onBlur}
        input={{ "aria-required": true, "aria-invalid": status === "error" || undefined, ...described }}
      />
    </div>
  );
}
