import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Plate } from "#web/platform/ui/Plate.tsx";
import type { ContactBike } from "./contact-mark.ts";

type Props = { bike: ContactBike; ownerName: string | undefined };

export function ContactTo({ bike, ownerName }: Props): ReactNode {
  const { t } = useTranslation();
  const { brand, model, frameNumber } = bike;
  const named = [brand, model].filter((part) => part !== undefined).join(" ");
  const masked = frameNumber.startsWith("•");
  return (
    <div className="contactto">
      <b>{named === "" ? t(($) => $.bikeCard.unknownBike) : named}</b>
      <Plate
        number={frameNumber}
        label={masked ? t(($) => $.bikeCard.numberEndsIn) : t(($) => $.common.frameNumber)}
        size="sm"
        stolen={bike.status === "stolen"}
      />
      {ownerName !== undefined && (
        <span className="muted">{t(($) => $.messages.contact.to, { name: ownerName })}</span>
      )}
    </div>
  );
}
