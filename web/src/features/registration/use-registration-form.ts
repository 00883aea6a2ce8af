import type { FormInstance } from "antd";
import { useRef, useState } from "react";
import type { Me } from "#contract/accounts.ts";
import type { Details } from "./draft.ts";
import type { Taken } from "./TakenDialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useRegistration } from "./use-registration.ts";
import { useSteps } from "./use-steps.ts";

/** The draft, the step one is at and the dialogs that stand before it. */
export const useRegistrationForm = (me: Me) => {
  const [draft, change] = useDraft(me.userId);
  const form = useRef<FormInstance<Details>>(null);
  const [certified, certify] = useState(false);
  const [confirming, confirm] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const registration = useRegistration(draft, change, {
    onSettled: () => confirm(false),
    onTaken: (by) => {
      setTaken(by);
      change({ kind: "step", step: "frameNumber" });
    },
  });
  const walk = useSteps(draft, change, {
    form,
    certified,
    onTaken: setTaken,
    onFinished: () => confirm(true),
  });
  return {
    draft,
    change,
    form,
    certified,
    certify,
    confirming,
    confirm,
    taken,
    setTaken,
    registration,
    walk,
  };
};
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
