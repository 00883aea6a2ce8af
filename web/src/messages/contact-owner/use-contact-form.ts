import { useState, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { MessageType, ContactForm } from "#contract/messages/messages.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { type ContactDraft, forgetContact, keepContact, storedContact } from "./contact-draft.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { messagesApi } from "./messages-api.ts";

/** Reuses the idempotency key for an unchanged form, since an earlier request may have succeeded without a response. */
const useContact = (bikeId: string) => {
  const queries = useQueryClient();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (form: ContactForm): string => {
    const sent = JSON.stringify(form);
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: (form: ContactForm) =>
      messagesApi.contactOwner({ params: { bikeId }, body: form }, { idempotencyKey: keyFor(form) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.threads.all }),
  });
};

type Options = { bikeId: string; frameNumber: string; fixed: MessageType | undefined };

/** Keeps the draft until it is sent, then opens the conversation. */
export const useContactForm = ({ bikeId, frameNumber, fixed }: Options) => {
  const { t } = useTranslation();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const userId = session.state === "signed-in" ? session.userId : "";
  const [draft, setDraft] = useState<ContactDraft>(
    () => storedContact(userId, bikeId) ?? { type: "general_inquiry", text: "" },
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
