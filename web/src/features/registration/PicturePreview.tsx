import { Image, Progress } from "antd";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UploadKind } from "#contract/uploads.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import type { Picture } from "./use-picture.ts";

function EmptyPicture({ kind }: { kind: UploadKind }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p className="tile__hint">
        {kind === "receipt"
          ? t(($) => $.registration.pictures.receiptHint)
          : t(($) => $.registration.pictures.bikeHint)}
      </p>
      <div className="tile__drop" aria-hidden="true">
        {kind === "receipt" ? (
          <FileText size={56} strokeWidth={1.2} />
        ) : (
          <BikeArt type="dam" className="tile__art" ground={false} />
        )}
      </div>
    </>
  );
}

/** What is seen of the picture: a drawing before, the picture itself and how far it has come afterwards. */
export function PicturePreview({ kind, picture }: { kind: UploadKind; picture: Picture }): ReactNode {
  const { t } = useTranslation();
  const preview = "preview" in picture ? picture.preview : undefined;
  if (preview === undefined && picture.state !== "sending") return <EmptyPicture kind={kind} />;
  const name =
    kind === "receipt"
      ? t(($) => $.registration.pictures.previewReceipt)
      : t(($) => $.registration.pictures.previewBike);
  return (
    <div className="tile__picture">
      {preview !== undefined && (
        <Image
          src={preview}
          alt={name}
          classNames={{ root: "tile__image" }}
          preview={picture.state === "kept" ? { mask: { closable: true } } : false}
        />
      )}
      {picture.state === "sending" && (
        <div className="tile__progress">
          <Progress
            type="circle"
            percent={picture.percent}
            size={72}
            strokeWidth={9}
            aria-label={t(($) => $.registration.pictures.progress)}
            {...(picture.percent === 100 && { format: () => "…" })}
          />
        </div>
      )}
    </div>
  );
}
