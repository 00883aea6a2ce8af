import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { maxReasonLength } from "#contract/office/people-admin.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";

type Props = {
  why: string;
  fault: string | undefined;
  /** Replaces the default label. */
  label?: string;
  hint: string;
  onType: (why: string) => void;
};

export function Why({ why, fault, label, hint, onType }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainField id={useId()} label={label ?? t(($) => $.peopleAdmin.acts.why)} hint={hint} fault={fault}>
      {(described) => (
        <textarea
          {...described}
          rows={3}
          maxLength={maxReasonLength}
          required
          value={why}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}
