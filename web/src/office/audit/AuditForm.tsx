import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { AuditAction } from "#contract/platform/audit-actions.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { type AuditDraft, type AuditFilters, emptyDraft, filtersOf } from "./audit-filters.ts";

type FieldsProps = { draft: AuditDraft; onType: (change: Partial<AuditDraft>) => void };

function Texts({ draft, onType }: FieldsProps): ReactNode {
  const fields = useTexts(($) => $.audit.fields);
  return (["person", "bike", "administrator"] as const).map((name) => (
    <LineField
      key={name}
      label={fields[name].label}
      hint={fields[name].hint}
      maxLength={name === "bike" ? 60 : 254}
      autoComplete="off"
      value={draft[name]}
      onType={(text) => onType({ [name]: text })}
    />
  ));
}

function Days({ draft, fault, onType }: FieldsProps & { fault: string | undefined }): ReactNode {
  const { from, to, daysReversed } = useTexts(($) => $.audit);
  return (
    <div className="audit__days">
      <LineField label={from} type="date" value={draft.from} onType={(text) => onType({ from: text })} />
      <LineField
        label={to}
        fault={fault}
        faultText={daysReversed}
        type="date"
        value={draft.to}
        onType={(text) => onType({ to: text })}
      />
    </div>
  );
}

function FormButtons({ onClear }: { onClear: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="audit__ways">
      <button type="submit" className="btn btn--primary">
        {t(($) => $.audit.seek)}
      </button>
      <button type="button" className="btn btn--ghost" onClick={onClear}>
        {t(($) => $.audit.clear)}
      </button>
    </div>
  );
}

/** Searches only on submit, because each search is logged. */
export function AuditForm({ onSeek }: { onSeek: (filters: AuditFilters) => void }): ReactNode {
  const [draft, setDraft] = useState(emptyDraft);
  const [fault, setFault] = useState<string>();
  const texts = useTexts(($) => $.audit);
  const type = (change: Partial<AuditDraft>): void => {
    setFault(undefined);
    setDraft({ ...draft, ...change });
  };
  const seek = (event: FormEvent): void => {
    event.preventDefault();
    const filters = filtersOf(draft);
    if (filters === undefined) return setFault("format");
    onSeek(filters);
  };
  return (
    <form className="audit__form" aria-label={texts.title} onSubmit={seek} noValidate>
      <Texts draft={draft} onType={type} />
      <SelectFilter
        name="action"
        label={texts.action}
        value={draft.action}
        any={texts.anyAction}
        options={AuditAction.options.map((action) => [action, texts.actions[action]])}
        onChange={(action) => type({ action })}
      />
      <Days draft={draft} fault={fault} onType={type} />
      <FormButtons
        onClear={() => {
          type(emptyDraft);
          onSeek({});
        }}
      />
    </form>
  );
}
