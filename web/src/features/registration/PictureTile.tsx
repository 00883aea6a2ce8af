import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UploadKind } from "#contract/uploads.ts";
import { CameraDialog } from "./CameraDialog.tsx";
import { PictureActions } from "./PictureActions.tsx";
import { PicturePreview } from "./PicturePreview.tsx";
import type { Picture } from "./use-picture.ts";

function TileState({ kind, picture }: { kind: UploadKind; picture: Picture }): ReactNode {
  const { t } = useTranslation();
  if (picture.state === "kept") {
    return (
      <span className="badge badge--registered">
        <Check size={15} strokeWidth={3} aria-hidden="true" />
        {t(($) => $.registration.pictures.uploaded)}
      </span>
    );
  }
  const need =
    kind === "receipt"
      ? t(($) => $.registration.pictures.required)
      : t(($) => $.registration.pictures.recommended);
  return (
    <span className="tile__state">
      {picture.state === "sending" ? t(($) => $.registration.pictures.uploading) : need}
    </span>
  );
}

/** One picture of the registration: empty, on its way, kept or failed, with what can be done about it. */
export function PictureTile({ kind, picture }: { kind: UploadKind; picture: Picture }): ReactNode {
  const { t } = useTranslation();
  const [cameraOpen, openCamera] = useState(false);
  const texts = t(($) => $.registration.pictures, { returnObjects: true });
  const failure =
    picture.state === "failed" && "fault" in picture.failure
      ? texts.faults[picture.failure.fault]
      : undefined;
  const broken =
    picture.state === "failed"
      ? (failure ?? (kind === "receipt" ? texts.receiptUploadFailed : texts.bikeUploadFailed))
      : undefined;
  return (
    <section className={`tile tile--${picture.state}`}>
      <div className="tile__head">
        <h2>{kind === "receipt" ? texts.receipt : texts.bike}</h2>
        <TileState kind={kind} picture={picture} />
      </div>
      <PicturePreview kind={kind} picture={picture} />
      {broken !== undefined && <p className="field-error">{broken}</p>}
      <PictureActions kind={kind} picture={picture} onCamera={() => openCamera(true)} />
      {cameraOpen && (
        <CameraDialog
          onPicture={(blob) => {
            openCamera(false);
            picture.choose(blob);
          }}
          onClose={() => openCamera(false)}
        />
      )}
    </section>
  );
}
