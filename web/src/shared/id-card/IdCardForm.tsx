import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { focus } from "#web/ui/focus.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { NumberForm } from "./NumberForm.tsx";
import { PhotoForm } from "./PhotoForm.tsx";

type Props = { onSent: () => void; onClose: () => void };

/** What must be given, one thing at a time: the number, once, and then the photo. Each has the focus when it comes. */
export function IdCardForm({ onSent, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const step = me?.personalNumberMasked === undefined ? "number" : "photo";
  const cancel = (
    <Button type="text" onClick={onClose}>
      {t(($) => $.common.cancel)}
    </Button>
  );
  return (
    <div key={step} ref={focus} className="idcard__form" tabIndex={-1}>
      {step === "photo" ? <PhotoForm onSent={onSent}>{cancel}</PhotoForm> : <NumberForm>{cancel}</NumberForm>}
    </div>
  );
}
