import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { PhoneInput } from "#web/platform/ui/phone/PhoneInput.tsx";
import { type Field, missingAddress } from "./draft.ts";
import type { StoreApplicationForm } from "./use-application.ts";

type TextField = Exclude<Field, "phone" | "message">;
type Props = { id: string; form: StoreApplicationForm };

const kinds: Record<
  TextField,
  {
    autoComplete: string;
    inputMode: "text" | "email" | "numeric";
    hint?: "emailHint" | "bikeCountHint";
    misspelt?: "postalCodeFormat" | "bikeCountFormat";
  }
> = {
  street: { autoComplete: "street-address", inputMode: "text" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", misspelt: "postalCodeFormat" },
  city: { autoComplete: "address-level2", inputMode: "text" },
  contactPerson: { autoComplete: "name", inputMode: "text" },
  email: { autoComplete: "email", inputMode: "email", hint: "emailHint" },
  bikeCount: {
    autoComplete: "off",
    inputMode: "numeric",
    hint: "bikeCountHint",
    misspelt: "bikeCountFormat",
  },
};

function TextInput({ id, field, form }: Props & { field: TextField }): ReactNode {
  const texts = useTexts(($) => $.storeApplication);
  const { autoComplete, inputMode, hint, misspelt } = kinds[field];
  const fault = form.faults[field];
  return (
    <LineField
      id={`${id}-${field}`}
      label={texts[field]}
      hint={hint && texts[hint]}
      fault={fault}
      faultText={misspelt && fault === "format" ? texts[misspelt] : undefined}
      type={field === "email" ? "email" : "text"}
      autoComplete={autoComplete}
      inputMode={inputMode}
      maxLength={254}
      value={form.draft[field]}
      onType={(text) => form.type({ [field]: text })}
    />
  );
}

/** Asks only for the address parts that the company register lacks. */
export function AddressFields({ id, form }: Props): ReactNode {
  const { t } = useTranslation();
  const missing = missingAddress(form.company.company);
  if (missing.length === 0) return null;
  return (
    <fieldset className="stack storeform__part">
      <legend>{t(($) => $.storeApplication.addressTitle)}</legend>
      <p className="muted">{t(($) => $.storeApplication.addressLead)}</p>
      {missing.map((field) => (
        <TextInput key={field} id={id} field={field} form={form} />
      ))}
    </fieldset>
  );
}

function Message({ id, form }: Props): ReactNode {
  const { message, messageHint } = useTexts(($) => $.storeApplication);
  return (
    <LongField
      id={`${id}-message`}
      label={message}
      hint={messageHint}
      fault={form.faults.message}
      rows={4}
      maxLength={1000}
      value={form.draft.message}
      onType={(text) => form.type({ message: text })}
    />
  );
}

export function ContactFields({ id, form }: Props): ReactNode {
  const { contactTitle, phone } = useTexts(($) => $.storeApplication);
  return (
    <fieldset className="stack storeform__part">
      <legend>{contactTitle}</legend>
      <TextInput id={id} field="contactPerson" form={form} />
      <TextInput id={id} field="email" form={form} />
      <PlainField
        id={`${id}-phone`}
        label={phone}
        fault={form.faults.phone && (form.faults.phone === "required" ? "required" : "phone-format")}
      >
        {({ "aria-invalid": isWrong, ...described }) => (
          <PhoneInput
            {...described}
            {...(isWrong && { "aria-invalid": "true" })}
            value={form.draft.phone}
            onChange={(typed) => form.type({ phone: typed })}
          />
        )}
      </PlainField>
      <TextInput id={id} field="bikeCount" form={form} />
      <Message id={id} form={form} />
    </fieldset>
  );
}
