import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { longestWhy } from "#contract/people-admin.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = {
  why: string;
  fault: string | undefined;
  /** What is asked, where it is more than why. */
  label?: string;
  hint: string;
  onType: (why: string) => void;
};

/** Nothing is done without a reason. */
export function Why({ why, fault, label, hint, onType }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainField id={useId()} label={label ?? t(($) => $.peopleAdmin.acts.why)} hint={hint} fault={fault}>
      {(described) => (
        <textarea
          {...described}
          rows={3}
          maxLength={longestWhy}
          required
          value={why}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}
