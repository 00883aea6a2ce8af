import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { bikeQueries, requestCorrection } from "#web/features/bikes/queries.ts";
import { useToast } from "#web/ui/use-toast.ts";
import type { Identity } from "./edit-values.ts";
import { faultsIn } from "./field-faults.ts";

export type CorrectionValues = Identity & { readonly reason: string };
type Request = Partial<Identity> & { readonly reason: string };

const fields = ["frameNumber", "brand", "model", "type", "reason"] as const;
type FieldFaults = ReturnType<typeof faultsIn<(typeof fields)[number]>>;

/** The same key for the same words, so that sending them again asks no second time. */
const useKey = () => {
  const last = useRef({ sent: "", key: "" });
  return (request: Request): string => {
    const sent = JSON.stringify(request);
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
};

export const useCorrection = (bike: OwnBike, onFaults: (faults: FieldFaults) => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const keyOf = useKey();
  const { queryKey } = bikeQueries.corrections(bike.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: Request) => requestCorrection(bike.id, request, keyOf(request)),
    onSuccess: async () => {
      toast.success(t(($) => $.bikeEdit.correction.sent));
      await queries.invalidateQueries({ queryKey });
    },
    onError: (failure) => {
      onFaults(faultsIn(failure, fields));
      // One may have been sent from elsewhere, or decided meanwhile.
      if (failure instanceof ProblemError) void queries.invalidateQueries({ queryKey });
    },
  });
  return { send: mutate, isSending: isPending, failure: error === null ? undefined : failureText(error) };
};
