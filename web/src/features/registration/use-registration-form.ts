import type { FormInstance } from "antd";
import { useRef, useState } from "react";
import type { Me } from "#contract/accounts.ts";
import type { Details } from "./draft.ts";
import type { Taken } from "./TakenDialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useStickerInAddress } from "./use-sticker-in-address.ts";
import { useRegistration } from "./use-registration.ts";
import { useSteps } from "./use-steps.ts";

/** What someone says yes to before points are spent. */
export type Ticks = { readonly certified: boolean; readonly started: boolean };

const noTicks: Ticks = { certified: false, started: false };

/** The draft, the step one is at and the dialog that stands before it. */
export const useRegistrationForm = (me: Me) => {
  const [draft, change] = useDraft(me.userId);
  const form = useRef<FormInstance<Details>>(null);
  const [ticks, setTicks] = useState(noTicks);
  const [taken, setTaken] = useState<Taken>();
  const [stickerTaken, setStickerTaken] = useState(false);
  useStickerInAddress(change);
  const registration = useRegistration(draft, change, {
    onTaken: (by) => {
      setTaken(by);
      change({ kind: "step", step: "frameNumber" });
    },
    onStickerTaken: () => setStickerTaken(true),
  });
  const walk = useSteps(draft, change, {
    form,
    ticked: ticks.certified && ticks.started,
    onTaken: setTaken,
    onFinished: registration.submit,
  });
  return {
    draft,
    change,
    form,
    ticks,
    tick: (changed: Partial<Ticks>) => setTicks((before) => ({ ...before, ...changed })),
    taken,
    setTaken,
    stickerTaken,
    setStickerTaken,
    registration,
    /** A fresh draft, to which nobody has said yes yet. */
    another: () => {
      setTicks(noTicks);
      registration.again();
    },
    walk,
  };
};
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
