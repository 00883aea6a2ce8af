import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { type AddressFaults, type AddressField, addressFields, type Draft } from "./sticker-draft.ts";

type Props = {
  address: Draft["address"];
  faults: AddressFaults;
  onType: (field: AddressField, text: string) => void;
};

const fillIn = {
  name: "name",
  street: "street-address",
  postalCode: "postal-code",
  city: "address-level2",
} as const;

/** Where in Sweden the stickers go. */
export function AddressPart({ address, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const texts = t(($) => $.stickers, { returnObjects: true, skipInterpolation: true });
  const isMisspelt = faults.postalCode === "format";
  return (
    <fieldset className="address">
      <legend>{texts.address}</legend>
      {addressFields.map((field) => (
        <PlainField
          key={field}
          id={`${id}-${field}`}
          label={texts[field]}
          hint={field === "postalCode" ? texts.postalCodeHint : undefined}
          fault={faults[field]}
          faultText={field === "postalCode" && isMisspelt ? texts.postalCodeFormat : undefined}
        >
          {(described) => (
            <input
              {...described}
              autoComplete={`shipping ${fillIn[field]}`}
              inputMode={field === "postalCode" ? "numeric" : "text"}
              maxLength={120}
              value={address[field]}
              onChange={({ target }) => onType(field, target.value)}
            />
          )}
        </PlainField>
      ))}
    </fieldset>
  );
}
