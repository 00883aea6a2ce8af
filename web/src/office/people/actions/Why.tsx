import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { maxReasonLength } from "#contract/office/people-admin.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";

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
    <LongField
      label={label ?? t(($) => $.peopleAdmin.acts.why)}
      hint={hint}
      fault={fault}
      rows={3}
      maxLength={maxReasonLength}
      required
      value={why}
      onType={onType}
    />
  );
}
