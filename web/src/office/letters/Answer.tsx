import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type OpenedContactCase, maxContactAnswerLength } from "#contract/office/contact-cases.ts";
import { dataRights } from "#contract/office/contact.ts";
import type { Language } from "#contract/people/accounts.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { answersEn, answersSv, otherAnswers } from "./answers.ts";
import { answerContactCase, useCaseAct } from "./letters-api.ts";
import { TextForm } from "./TextForm.tsx";

const answers = { sv: answersSv, en: answersEn } as const;
/** A placeholder in a template, which the administrator must fill in. */
const unfinished = /\[[^\]]*\]/;

type TemplatesProps = { language: Language; onChoose: (text: string) => void };

function Templates({ language, onChoose }: TemplatesProps): ReactNode {
  const { rights, answer } = useTexts(($) => $.letters);
  return (
    <SelectFilter
      name="template"
      label={answer.template}
      value={undefined}
      any={answer.choose}
      options={[
        ...dataRights.map((right) => [right, rights[right]] as const),
        ...otherAnswers.map((name) => [name, answer.others[name]] as const),
      ]}
      onChange={(chosen) => {
        if (chosen !== undefined) onChoose(answers[language][chosen]);
      }}
    />
  );
}

type Props = { letter: OpenedContactCase };

/** Templates are in the letter's language, which may differ from the page's. */
export function Answer({ letter: { caseNumber, version, language } }: Props): ReactNode {
  const [waits, setWaits] = useState(false);
  const { answer, noReplies } = useTexts(($) => $.letters);
  const { mutate, isPending, error } = useCaseAct(caseNumber, (text: string) =>
    answerContactCase({ params: { caseNumber }, body: { version, text, waits } }),
  );
  const { title, label, send, sent: done } = answer;
  return (
    <TextForm
      name={`letters:${caseNumber}:answer`}
      texts={{ title, text: noReplies, label, hint: answer.hints[language], submit: send, done }}
      maxLength={maxContactAnswerLength}
      rows={10}
      act={{ mutate, isPending, error }}
      isMain
      templates={Object.values(answers[language])}
      faultText={(text) => (unfinished.test(text) ? answer.unfinished : undefined)}
      last={
        <label className="letters__check">
          <input type="checkbox" checked={waits} onChange={({ target }) => setWaits(target.checked)} />
          {answer.waits}
        </label>
      }
    >
      {(add) => <Templates language={language} onChoose={add} />}
    </TextForm>
  );
}
