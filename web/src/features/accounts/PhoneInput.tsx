import { Input, Select, Space } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryCodes, type TypedPhone } from "./phone.ts";

type Props = {
  id?: string;
  value?: TypedPhone;
  onChange?: (value: TypedPhone) => void;
  "aria-describedby"?: string;
  "aria-invalid"?: "true" | "false";
};

/** Country code and national number, side by side. */
export function PhoneInput({ id, value, onChange, ...aria }: Props): ReactNode {
  const { t } = useTranslation();
  const { country, number } = value ?? { country: "46", number: "" };
  return (
    <Space.Compact className="account__phone">
      <Select
        aria-label={t(($) => $.accounts.register.phoneCountry)}
        value={country}
        onChange={(chosen) => onChange?.({ country: chosen, number })}
        popupMatchSelectWidth={false}
        optionRender={({ data }) => data.full}
        options={countryCodes.map((code) => ({
          value: code,
          label: `+${code}`,
          full: `${t(($) => $.accounts.register.countries[code])} +${code}`,
        }))}
      />
      <Input
        {...aria}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={number}
        onChange={({ target }) => onChange?.({ country, number: target.value })}
      />
    </Space.Compact>
  );
}
