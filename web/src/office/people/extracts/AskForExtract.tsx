import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { today } from "#web/platform/ui/form/today.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { useDraft } from "#web/office/people/actions/use-draft.ts";
import type { OpenedPerson } from "#web/office/people/person/Part.tsx";
import { askForExtract, partQuery } from "#web/office/people/people-api.ts";
import { DecisionButtons } from "#web/platform/ui/decision/DecisionButtons.tsx";
import { emptyDraft, ExtractDraft, type ExtractFaults, faultsIn, requestOf } from "./extract-draft.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";

type CoversProps = {
  opened: OpenedPerson;
  draft: ExtractDraft;
  onType: (change: Partial<ExtractDraft>) => void;
};

/**
 * Chooses all data or one bike. Lists the bikes shown on the page and loads older ones on request.
 */
function Covers({ opened, draft, onType }: CoversProps): ReactNode {
  const { t } = useTranslation();
  const { person, openedAt } = opened;
  const bikes = useInfiniteQuery(
    partQuery(person, { part: "bikes", pick: (parts) => parts.bikes, openedAt }),
  );
  return (
    <>
      <SelectField
        label={t(($) => $.extracts.ask.covers)}
        value={draft.bikeId}
        choose={t(($) => $.extracts.ask.person)}
        options={bikes.data.pages
          .flatMap(({ items }) => items)
          .map(({ id, brand, model, frameNumber }) => [id, `${brand} ${model}, ${frameNumber}`] as const)}
        onChoose={(bikeId = "") => onType({ bikeId })}
      />
      {bikes.hasNextPage && (
        <button type="button" className="btn btn--ghost" onClick={() => void bikes.fetchNextPage()}>
          {t(($) => $.extracts.ask.olderBikes)}
        </button>
      )}
    </>
  );
}

type Props = OpenedPerson & { onClose: () => void };
type FieldProps = {
  draft: ExtractDraft;
  faults: ExtractFaults | undefined;
  onType: (change: Partial<ExtractDraft>) => void;
};
type TextProps = FieldProps & {
  field: "authority" | "caseNumber" | "ground" | "secretGround";
  maxLength: number;
  hint?: string;
};

function TextField({ draft, faults, onType, field, maxLength, hint }: TextProps): ReactNode {
  const { t } = useTranslation();
  return (
    <LineField
      label={t(($) => $.extracts.ask[field])}
      hint={hint}
      fault={faults?.[field]}
      autoComplete="off"
      maxLength={maxLength}
      required
      value={draft[field]}
      onType={(text) => onType({ [field]: text })}
    />
  );
}

function Secrecy(props: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { draft, faults, onType } = props;
  return (
    <>
      <label className="asked__secret">
        <input
          type="checkbox"
          checked={draft.secret}
          onChange={({ target }) => onType({ secret: target.checked })}
        />
        {t(($) => $.extracts.ask.secret)}
      </label>
      {draft.secret && (
        <>
          <LineField
            label={t(($) => $.extracts.ask.until)}
            fault={faults?.until}
            type="date"
            required
            value={draft.until}
            onType={(text) => onType({ until: text })}
          />
          <TextField {...props} field="secretGround" maxLength={300} />
        </>
      )}
    </>
  );
}

const useRequest = ({ person, onClose }: Props) => {
  const params = { accountId: person.id };
  return useDraft<ExtractDraft, ExtractFaults>({
    accountId: person.id,
    draftKey: "extract",
    schema: ExtractDraft,
    empty: emptyDraft,
    faultsIn: (draft) => faultsIn(draft, today()),
    send: (draft) => askForExtract({ params, body: requestOf(draft) }),
    onDone: onClose,
  });
};

export function AskForExtract(props: Props): ReactNode {
  const { person, openedAt } = props;
  const { t } = useTranslation();
  const { form, fields, submit, close, isPending, error } = useRequest(props);
  const texts = useTexts(($) => $.extracts.ask);
  return (
    <PlainDialog title={texts.title} onClose={close}>
      <form className="stack" ref={form} onSubmit={submit} noValidate>
        <p>{texts.lead}</p>
        <TextField {...fields} field="authority" maxLength={120} />
        <TextField {...fields} field="caseNumber" maxLength={60} />
        <TextField {...fields} field="ground" maxLength={300} hint={texts.groundHint} />
        <Covers {...fields} opened={{ person, openedAt }} />
        <Secrecy {...fields} />
        <p className="muted">{t(($) => $.extracts.audit)}</p>
        <DecisionButtons
          submit={texts.submit}
          busy={isPending}
          failure={error === null ? undefined : failureText(error)}
          onClose={close}
        />
      </form>
    </PlainDialog>
  );
}
