import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { canBeSent, type Find } from "./find.ts";
import { FoundFailure } from "./FoundFailure.tsx";
import { ShieldAlert } from "lucide-react";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { ProblemError } from "#web/platform/api/errors.ts";

type FindFaults = Partial<Record<keyof Find, string>>;

const fields = ["location", "description", "contact"] as const satisfies readonly (keyof Find)[];

const faultsIn = (error: Error | null): FindFaults => {
  if (!(error instanceof ProblemError)) return {};
  const faults = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path.split(".").includes(field));
    return issue === undefined ? [] : [[field, issue.rule] as const];
  });
  return Object.fromEntries(faults);
};

const maxLengths = { location: 200, description: 1000, contact: 200 };

type FindFieldsProps = { find: Find; faults: FindFaults; onType: (change: Partial<Find>) => void };

function FindFields({ find, faults, onType }: FindFieldsProps): ReactNode {
  const id = useId();
  const texts = useTexts(($) => $.found.form);
  const field = (name: keyof Find) => ({
    id: `${id}-${name}`,
    label: texts[name],
    hint: texts.hints[name],
    fault: faults[name],
  });
  const typed = (name: keyof Find) => ({
    value: find[name],
    maxLength: maxLengths[name],
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

/** Safety advice, and the finder's legal duty. */
function FoundSafety(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="foundsafety">
      <ShieldAlert size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{t(($) => $.found.safety)}</b>
        </p>
        <p>{t(($) => $.found.duty)}</p>
      </div>
    </div>
  );
}

type Props = {
  find: Find;
  onType: (change: Partial<Find>) => void;
  onSend: () => void;
  busy: boolean;
  error: Error | null;
  /** False while the content in `children` is incomplete. */
  ready?: boolean;
  send: string;
  children?: ReactNode;
};

/** The dialog holds the typed text, so that it survives remounts of the form. */
export function FoundForm({
  find,
  onType,
  onSend,
  busy,
  error,
  ready = true,
  send,
  children,
}: Props): ReactNode {
  const { t } = useTranslation();
  const why = useId();
  const complete = canBeSent(find) && ready;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through portals to the form behind the dialog.
    event.stopPropagation();
    if (!busy) onSend();
  };
  return (
    <form className="stack foundform" onSubmit={submit} noValidate>
      <FindFields find={find} faults={faultsIn(error)} onType={onType} />
      {children}
      <FoundSafety />
      <FoundFailure error={busy ? null : error} />
      <p className="foundnote" id={why}>
        {!complete && t(($) => $.found.form.missing)}
      </p>
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={!complete}
        aria-disabled={busy}
        aria-describedby={why}
      >
        {busy ? t(($) => $.common.sending) : send}
      </button>
    </form>
  );
}
