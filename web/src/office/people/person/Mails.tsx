import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/office/people-admin-person.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { firstNameOf } from "#web/office/people/actions/acts.ts";
import { WhyForm } from "#web/office/people/actions/WhyForm.tsx";
import { sendMailAgain } from "#web/office/people/people-api.ts";
import { type OpenedPerson, Part, type PartRow } from "./Part.tsx";

type Props = { person: Person; mail: PartRow<"mails"> };

const mayAskFor = ({ whose, account, mailRefused }: Person): boolean =>
  whose !== "own" && account.is !== "erasing" && mailRefused === undefined;

function SendAgainForm({ person, mail, onDone }: Props & { onDone: () => void }): ReactNode {
  const { t } = useTranslation();
  const params = { accountId: person.id, mailId: mail.id };
  const name = firstNameOf(person);
  return (
    <WhyForm
      accountId={person.id}
      draftKey={mail.id}
      follows={t(($) => $.peopleAdmin.mails.follows, { name })}
      submit={t(($) => $.peopleAdmin.mails.submit, { name })}
      act={(reason) => sendMailAgain({ params, body: { reason } })}
      onDone={onDone}
    />
  );
}

function Mail({ person, mail }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [isAsking, ask] = useState(false);
  const { at, subject, fate, againAt, canBeSentAgain } = mail;
  return (
    <>
      <div className="dossier__row">
        <time dateTime={at}>{momentText(at, language)}</time>
        <span>
          <span lang={mail.language}>{subject}</span>
          <small>
            {t(($) => $.peopleAdmin.mails.fates[fate])}
            {againAt !== undefined &&
              ` · ${t(($) => $.peopleAdmin.mails.wasSentAgain, { at: momentText(againAt, language) })}`}
          </small>
        </span>
        {canBeSentAgain && mayAskFor(person) && (
          <button
            type="button"
            className="btn btn--ghost"
            aria-expanded={isAsking}
            aria-label={t(($) => $.peopleAdmin.mails.againOf, { subject })}
            onClick={() => ask(!isAsking)}
          >
            {t(($) => $.peopleAdmin.mails.again)}
          </button>
        )}
      </div>
      {isAsking && <SendAgainForm person={person} mail={mail} onDone={() => ask(false)} />}
    </>
  );
}

/** Shows subjects and outcomes of mails, never their texts. */
export function Mails(opened: OpenedPerson): ReactNode {
  const { t } = useTranslation();
  const { person } = opened;
  const { mailRefused } = person;
  return (
    <Part
      {...opened}
      part="mails"
      pick={({ mails }) => mails}
      keyOf={({ id }) => id}
      beside={
        mailRefused && (
          <p className="dossier__note">
            {t(($) => $.peopleAdmin.mails.refusedFor[mailRefused.reason], { name: firstNameOf(person) })}
          </p>
        )
      }
    >
      {(mail) => <Mail person={person} mail={mail} />}
    </Part>
  );
}
