import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { PictureTile } from "#web/ui/pictures/PictureTile.tsx";
import type { Proof } from "./use-proof.ts";

/** The photo and the receipt side by side. */
export function PictureTiles({ proof }: { proof: Proof }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.pictures, { returnObjects: true });
  const titles = { fault: texts.invalidFormat, upload: texts.uploadFailed };
  const bike = {
    name: texts.bike,
    need: texts.recommended,
    hint: texts.bikeHint,
    preview: texts.previewBike,
    failed: texts.bikeUploadFailed,
    kept: texts.bikeUploaded,
    titles,
  };
  const receipt = {
    name: texts.receipt,
    need: texts.required,
    hint: texts.receiptHint,
    preview: texts.previewReceipt,
    failed: texts.receiptUploadFailed,
    kept: texts.receiptUploaded,
    titles,
  };
  return (
    <div className="tiles">
      <PictureTile
        kind="bike-photo"
        picture={proof.bikePhoto}
        words={bike}
        drawing={<BikeArt type="dam" className="tile__art" ground={false} />}
      />
      <PictureTile
        kind="receipt"
        picture={proof.receipt}
        words={receipt}
        drawing={<FileText size={56} strokeWidth={1.2} />}
      />
    </div>
  );
}
