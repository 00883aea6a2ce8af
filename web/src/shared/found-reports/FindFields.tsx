import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import type { Find } from "./find.ts";
import type { FindFaults } from "./find-faults.ts";

const longest = { location: 200, description: 1000, contact: 200 };

type Props = { find: Find; faults: FindFaults; onType: (change: Partial<Find>) => void };

export function FindFields({ find, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const texts = t(($) => $.found.form, { returnObjects: true });
  const field = (name: keyof Find) => ({
    id: `${id}-${name}`,
    label: texts[name],
    hint: texts.hints[name],
    fault: faults[name],
  });
  const typed = (name: keyof Find) => ({
    value: find[name],
    maxLength: longest[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  return (
    <>
      <PlainField {...field("location")}>
        {(described) => <input {...described} {...typed("location")} required autoComplete="off" />}
      </PlainField>
      <PlainField {...field("description")}>
        {(described) => <textarea {...described} {...typed("description")} rows={3} />}
      </PlainField>
      <PlainField {...field("contact")}>
        {(described) => <input {...described} {...typed("contact")} required autoComplete="on" />}
      </PlainField>
    </>
  );
}
