import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ContactForm } from "#contract/messages.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { messagesApi } from "./messages-api.ts";

/** Sends what is typed. Sent again unchanged it is the same message: the first one may have come through without an answer. */
export const useContact = (bikeId: string) => {
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
