import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { maxHoursLength, maxReceiptTextLength } from "#contract/shops/store-settings.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { PhoneInput } from "#web/platform/ui/phone/PhoneInput.tsx";
import type { SettingsField } from "./settings-draft.ts";
import type { StoreSettingsForm } from "./use-store-settings.ts";

type Props = { form: StoreSettingsForm };
type LineName = Exclude<SettingsField, "phone" | "hours" | "receiptText">;

const kinds: Readonly<
  Record<LineName, { autoComplete: string; inputMode: "text" | "email" | "numeric" | "url" }>
> = {
  contactName: { autoComplete: "name", inputMode: "text" },
  email: { autoComplete: "email", inputMode: "email" },
  street: { autoComplete: "street-address", inputMode: "text" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric" },
  city: { autoComplete: "address-level2", inputMode: "text" },
  website: { autoComplete: "url", inputMode: "url" },
};

function Line({ form, name }: Props & { name: LineName }): ReactNode {
  const words = useTexts(($) => $.storeSettings.fields);
  const fault = form.faults[name];
  return (
    <LineField
      label={words[name]}
      fault={fault}
      faultText={name === "postalCode" && fault === "format" ? words.postalCodeFormat : undefined}
      {...kinds[name]}
      maxLength={254}
      value={form.draft[name]}
      onType={(text) => form.type({ [name]: text })}
    />
  );
}

type LinesProps = Props & { name: "hours" | "receiptText"; maxLength: number };

function Lines({ form, name, maxLength }: LinesProps): ReactNode {
  const words = useTexts(($) => $.storeSettings.fields);
  return (
    <LongField
      label={words[name]}
      hint={words[`${name}Hint`]}
      fault={form.faults[name]}
      rows={4}
      maxLength={maxLength}
      value={form.draft[name]}
      onType={(text) => form.type({ [name]: text })}
    />
  );
}

export function ContactFields({ form }: Props): ReactNode {
  const id = useId();
  const { phone } = useTexts(($) => $.storeSettings.fields);
  return (
    <>
      <Line form={form} name="contactName" />
      <Line form={form} name="email" />
      <PlainField id={id} label={phone} fault={form.faults.phone}>
        {({ "aria-invalid": isWrong, ...described }) => (
          <PhoneInput
            {...described}
            {...(isWrong && { "aria-invalid": "true" })}
            value={form.draft.phone}
            onChange={(typed) => form.type({ phone: typed })}
          />
        )}
      </PlainField>
      <Line form={form} name="street" />
      <Line form={form} name="postalCode" />
      <Line form={form} name="city" />
    </>
  );
}

export function CustomerFields({ form }: Props): ReactNode {
  return (
    <>
      <Line form={form} name="website" />
      <Lines form={form} name="hours" maxLength={maxHoursLength} />
      <Lines form={form} name="receiptText" maxLength={maxReceiptTextLength} />
    </>
  );
}
