import Input from "antd/es/input/Input";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryCodes, type TypedPhone } from "#contract/people/typed-phone.ts";
import "./phone-input.css";

type Props = {
  id?: string;
  value?: TypedPhone;
  onChange?: (value: TypedPhone) => void;
  "aria-describedby"?: string;
  "aria-invalid"?: "true" | "false";
};

/** A native select is light, and familiar on a phone. */
export function PhoneInput({ id, value, onChange, ...aria }: Props): ReactNode {
  const { t } = useTranslation();
  const { country, number } = value ?? { country: "46", number: "" };
  const choose = (chosen: string): void => {
    const code = countryCodes.find((each) => `+${each}` === chosen);
    if (code !== undefined) onChange?.({ country: code, number });
  };
  return (
    <span className="phone">
      <select
        className="phone__country"
        aria-label={t(($) => $.accounts.fields.phoneCountry)}
        autoComplete="tel-country-code"
        value={`+${country}`}
        onChange={({ target }) => choose(target.value)}
      >
        {countryCodes.map((code) => (
          <option key={code} value={`+${code}`}>
            {t(($) => $.accounts.fields.countries[code])} +{code}
          </option>
        ))}
      </select>
      <Input
        {...aria}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={number}
        onChange={({ target }) => onChange?.({ country, number: target.value })}
      />
    </span>
  );
}
