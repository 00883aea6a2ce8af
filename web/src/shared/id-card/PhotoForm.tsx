import { Button } from "antd";
import { IdCard } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PictureTile } from "#web/ui/pictures/PictureTile.tsx";
import { Failure } from "./Failure.tsx";
import { useIdCard } from "./use-id-card.ts";

type Props = { onSent: () => void; children: ReactNode };

/** Takes one photo of the card and sends it to be reviewed. The children stand beside the button. */
export function PhotoForm({ onSent, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { photo, send, isSending, isReady, failure } = useIdCard(onSent);
  const texts = t(($) => $.idCard, { returnObjects: true });
  return (
    <>
      <PictureTile
        kind="id-card"
        picture={photo}
        words={texts.photo}
        drawing={<IdCard size={64} strokeWidth={1.1} />}
        heading="h5"
      />
      <Failure text={failure} />
      <div className="idcard__actions">
        <Button type="primary" disabled={!isReady} loading={isSending} onClick={send}>
          {texts.send}
        </Button>
        {children}
        <output>{isSending && texts.sending}</output>
      </div>
    </>
  );
}
