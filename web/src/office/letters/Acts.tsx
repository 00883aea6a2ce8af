import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type OpenedContactCase, maxContactReasonLength } from "#contract/office/contact-cases.ts";
import { DataRight } from "#contract/office/contact.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { Answer } from "./Answer.tsx";
import {
  useCaseAct,
  closeContactCase,
  extendContactCase,
  sortContactCase,
  takeContactCase,
} from "./letters-api.ts";
import { TextForm } from "./TextForm.tsx";

type Props = { letter: OpenedContactCase };

function Take({ letter: { caseNumber, version, holder } }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.letters);
  const { mutate, isPending, error } = useCaseAct(caseNumber, () =>
    takeContactCase({ params: { caseNumber }, body: { version } }),
  );
  return (
    <div className="letters__part">
      {holder !== undefined && <p>{t(($) => $.letters.held, { name: holder.name ?? texts.somebody })}</p>}
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="button"
        className="btn btn--primary"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate(undefined);
        }}
      >
        {holder === undefined ? texts.take : texts.takeOver}
      </button>
    </div>
  );
}

/** A wrong choice by the sender or a colleague can be changed. */
function Sort({ letter: { caseNumber, version } }: Props): ReactNode {
  const toast = useToast();
  const heading = useId();
  const [right, choose] = useState<DataRight>();
  const { sort, rights, done } = useTexts(($) => $.letters);
  const { mutate, isPending, error } = useCaseAct(caseNumber, (chosen: DataRight) =>
    sortContactCase({ params: { caseNumber }, body: { version, right: chosen } }),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (right !== undefined && !isPending) mutate(right, { onSuccess: () => toast.success(done) });
  };
  return (
    <form className="letters__part" aria-labelledby={heading} onSubmit={send} noValidate>
      <h2 id={heading}>{sort.title}</h2>
      <p className="muted">{sort.text}</p>
      <SelectFilter
        name="right"
        label={sort.label}
        value={right}
        any={sort.choose}
        options={DataRight.options.map((each) => [each, rights[each]] as const)}
        onChange={choose}
      />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="submit"
        className="btn btn--ghost"
        disabled={right === undefined}
        aria-disabled={isPending}
      >
        {sort.submit}
      </button>
    </form>
  );
}

function Extend({ letter: { caseNumber, version, language } }: Props): ReactNode {
  const { extend, done } = useTexts(($) => $.letters);
  const { mutate, isPending, error } = useCaseAct(caseNumber, (reason: string) =>
    extendContactCase({ params: { caseNumber }, body: { version, reason } }),
  );
  return (
    <TextForm
      name={`letters:${caseNumber}:extend`}
      texts={{ ...extend, hint: extend.hints[language], done }}
      maxLength={maxContactReasonLength}
      rows={3}
      act={{ mutate, isPending, error }}
    />
  );
}

function Close({ letter: { caseNumber, version } }: Props): ReactNode {
  const { close, done } = useTexts(($) => $.letters);
  const { mutate, isPending, error } = useCaseAct(caseNumber, (reason: string) =>
    closeContactCase({ params: { caseNumber }, body: { version, reason } }),
  );
  return (
    <TextForm
      name={`letters:${caseNumber}:close`}
      texts={{ ...close, done }}
      maxLength={maxContactReasonLength}
      rows={2}
      act={{ mutate, isPending, error }}
    />
  );
}

/** A closed letter has no actions. */
export function Acts({ letter }: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { account, holder, mine, due } = letter;
  if (session.state === "signed-in" && account?.id === session.userId)
    return <p className="muted">{t(($) => $.letters.own)}</p>;
  if (holder !== undefined && !mine) return <Take letter={letter} />;
  return (
    <>
      {!mine && <Take letter={letter} />}
      <Answer letter={letter} />
      <Sort letter={letter} />
      {due?.canExtend === true && <Extend letter={letter} />}
      <Close letter={letter} />
    </>
  );
}
