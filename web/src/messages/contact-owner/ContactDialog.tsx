import { type FormEvent, type ReactNode, useRef, type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { EyeOff, ShieldAlert, CircleQuestionMark, MapPinCheck } from "lucide-react";
import { finderPoints } from "#contract/thefts/found-reports.ts";
import type { MessageType } from "#contract/messages/messages.ts";
import { sendFailure } from "#web/platform/api/send-failure.ts";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { maskName } from "#contract/platform/mask-name.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { CharacterCount } from "./CharacterCount.tsx";
import { ContactTo } from "./ContactTo.tsx";
import type { ContactBike } from "./contact-mark.ts";
import { textState } from "./text-state.ts";
import { useContactForm } from "./use-contact-form.ts";
import "#web/platform/ui/field/field.css";
import "./contact.css";

type ContactFieldsProps = { type: MessageType; text: string; onWrite: (text: string) => void };

function ContactFields({ type, text, onWrite }: ContactFieldsProps): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const id = useId();
  const name = session.state === "signed-in" ? maskName(session.name) : "";
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t(($) => $.messages.contact.text)}</label>
        <textarea
          id={id}
          rows={5}
          required
          value={text}
          aria-describedby={`${id}-count ${id}-reveals`}
          onChange={({ target }) => onWrite(target.value)}
        />
        <CharacterCount id={`${id}-count`} text={text} />
      </div>
      <p id={`${id}-reveals`} className="contactnote">
        <EyeOff size={20} aria-hidden="true" />
        {t(($) => $.messages.contact.reveals, { name })}
      </p>
      <p className="contactnote contactnote--safety">
        <ShieldAlert size={20} aria-hidden="true" />
        <b>{t(($) => $.messages.contact.safety[type])}</b>
      </p>
    </>
  );
}

const types = [
  { value: "general_inquiry", Icon: CircleQuestionMark },
  { value: "found_bike", Icon: MapPinCheck },
] as const;

type TypeCardsProps = { chosen: MessageType; onChoose: (type: MessageType) => void };

function TypeCards({ chosen, onChoose }: TypeCardsProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.contact.types, { returnObjects: true });
  return (
    <ChoiceCards<MessageType>
      legend={t(($) => $.messages.contact.type)}
      choices={types.map(({ value, Icon }) => ({ value, Icon, ...texts[value] }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** A field that only bots fill in, because people cannot see or reach it. */
function Trap({ ref }: { ref: Ref<HTMLInputElement> }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="contacttrap" aria-hidden="true">
      <label htmlFor={id}>{t(($) => $.messages.contact.website)}</label>
      <input id={id} ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type Props = {
  bikeId: string;
  bike: ContactBike;
  /** Masked. */
  ownerName?: string | undefined;
  /** Fixed by the page, as when answering an ad. */
  fixed?: MessageType | undefined;
  onFound: () => void;
  onClose: () => void;
};

function FoundInstead({ onFound }: { onFound: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="contactfound">
      <p>{t(($) => $.messages.contact.report.text, { points: finderPoints })}</p>
      <button type="button" className="btn btn--danger btn--lg" onClick={onFound}>
        {t(($) => $.messages.contact.report.go)}
      </button>
    </div>
  );
}

type FormProps = { form: ReturnType<typeof useContactForm> };

function Message({ form }: FormProps): ReactNode {
  const { t } = useTranslation();
  const { type, text, write, error, isPending } = form;
  const otherwise = t(($) => $.messages.failure.text);
  return (
    <>
      <ContactFields type={type} text={text} onWrite={(typed) => write({ text: typed })} />
      <DialogFailure
        title={t(($) => $.messages.failure.title)}
        text={isPending ? undefined : sendFailure(error, otherwise)}
      />
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={!textState(text).canBeSent}
        aria-disabled={isPending}
      >
        {isPending ? t(($) => $.common.sending) : t(($) => $.messages.contact.send)}
      </button>
    </>
  );
}

/** Only for signed-in people. */
export function ContactDialog({ bikeId, bike, ownerName, fixed, onFound, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const trap = useRef<HTMLInputElement>(null);
  const form = useContactForm({ bikeId, frameNumber: bike.frameNumber, fixed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would pass the event on to a form around the dialog's button.
    event.stopPropagation();
    if (!form.isPending) form.send(trap.current?.value ?? "");
  };
  const reportsInstead = form.type === "found_bike" && bike.status === "stolen";
  return (
    <PlainDialog title={t(($) => $.messages.contact.title)} onClose={onClose}>
      <form className="stack contactform" onSubmit={submit} noValidate>
        <ContactTo bike={bike} ownerName={ownerName} />
        {fixed === undefined && <TypeCards chosen={form.type} onChoose={(type) => form.write({ type })} />}
        {reportsInstead ? <FoundInstead onFound={onFound} /> : <Message form={form} />}
        <Trap ref={trap} />
      </form>
    </PlainDialog>
  );
}
