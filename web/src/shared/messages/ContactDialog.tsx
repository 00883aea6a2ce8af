import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { finderPoints } from "#contract/found-reports.ts";
import type { MessageType } from "#contract/messages.ts";
import { sendFailure } from "#web/api/send-failure.ts";
import { DialogFailure } from "#web/ui/plain-dialog/DialogFailure.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { ContactTo } from "./ContactTo.tsx";
import type { ContactBike } from "./contact-mark.ts";
import { textState } from "./text-state.ts";
import { Trap } from "./Trap.tsx";
import { TypeCards } from "./TypeCards.tsx";
import { useContactForm } from "./use-contact-form.ts";
import "./contact.css";

type Props = {
  bikeId: string;
  bike: ContactBike;
  /** Where it is known: masked. */
  ownerName?: string | undefined;
  /** What it is about, where that is no question: someone answers an advert. */
  fixed?: MessageType | undefined;
  /** Leads to the report of a stolen bike that is found. */
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

/** For who is signed in: writes to the owner of a bike, who stays hidden. */
export function ContactDialog({ bikeId, bike, ownerName, fixed, onFound, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const trap = useRef<HTMLInputElement>(null);
  const form = useContactForm({ bikeId, frameNumber: bike.frameNumber, fixed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would tell the form that the dialog was opened from, too.
    event.stopPropagation();
    if (!form.isPending) form.send(trap.current?.value ?? "");
  };
  const reportsInstead = form.type === "found_bike" && bike.status === "stolen";
  return (
    <PlainDialog title={t(($) => $.messages.contact.title)} onClose={onClose}>
      <form className="contactform" onSubmit={submit} noValidate>
        <ContactTo bike={bike} ownerName={ownerName} />
        {fixed === undefined && <TypeCards chosen={form.type} onChoose={(type) => form.write({ type })} />}
        {reportsInstead ? <FoundInstead onFound={onFound} /> : <Message form={form} />}
        <Trap ref={trap} />
      </form>
    </PlainDialog>
  );
}
