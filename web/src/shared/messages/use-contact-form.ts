import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { MessageType } from "#contract/messages.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { useSession } from "#web/auth/session.ts";
import { type ContactDraft, forgetContact, keepContact, keptContact } from "./contact-draft.ts";
import { useContact } from "./use-contact.ts";

type Wish = { bikeId: string; frameNumber: string; fixed: MessageType | undefined };

/** A message from the first letter until it is sent, and its reader's conversation opens. */
export const useContactForm = ({ bikeId, frameNumber, fixed }: Wish) => {
  const { t } = useTranslation();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const userId = session.state === "signed-in" ? session.userId : "";
  const [draft, setDraft] = useState<ContactDraft>(
    () => keptContact(userId, bikeId) ?? { type: "general_inquiry", text: "" },
  );
  const { mutate, error, isPending } = useContact(bikeId);
  const type = fixed ?? draft.type;
  const write = (change: Partial<ContactDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepContact(userId, bikeId, next);
  };
  const send = (website: string): void => {
    const known = frameNumber.startsWith("•") ? {} : { frameNumber };
    const form = { type, text: draft.text, website, ...known };
    mutate(form, {
      onSuccess: ({ threadId }) => {
        forgetContact(userId, bikeId);
        const texts = t(($) => $.messages.contact, { returnObjects: true });
        toast.success(texts.sent, texts.sentDetail);
        void navigate(`/messages/${threadId}`);
      },
    });
  };
  return { type, text: draft.text, write, send, error, isPending };
};
