import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { longestWhy } from "#contract/people-admin.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";

type Props = { why: string; fault: string | undefined; hint: string; onType: (why: string) => void };

/** Nothing is done without a reason. */
export function Why({ why, fault, hint, onType }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainField id={useId()} label={t(($) => $.peopleAdmin.acts.why)} hint={hint} fault={fault}>
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
