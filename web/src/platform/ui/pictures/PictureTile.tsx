import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Image, Progress } from "antd";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import { CameraDialog } from "./CameraDialog.tsx";
import { PictureActions } from "./PictureActions.tsx";
import type { Picture, PictureWords } from "./picture.ts";
import "./pictures.css";

function EmptyPicture({ hint, drawing }: { hint: string; drawing: ReactNode }): ReactNode {
  return (
    <>
      <p className="tile__hint">{hint}</p>
      <div className="tile__drop" aria-hidden="true">
        {drawing}
      </div>
    </>
  );
}

type PicturePreviewProps = { picture: Picture; words: PictureWords; drawing: ReactNode };

function PicturePreview({ picture, words, drawing }: PicturePreviewProps): ReactNode {
  const { t } = useTranslation();
  const preview = "preview" in picture ? picture.preview : undefined;
  if (preview === undefined && picture.state !== "sending")
    return <EmptyPicture hint={words.hint} drawing={drawing} />;
  return (
    <div className="tile__picture">
      {preview !== undefined && (
        <Image
          src={preview}
          alt={words.preview}
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
            aria-label={t(($) => $.pictures.progress)}
            {...(picture.percent === 100 && { format: () => "…" })}
          />
        </div>
      )}
    </div>
  );
}

function TileState({ picture, words }: { picture: Picture; words: PictureWords }): ReactNode {
  const { t } = useTranslation();
  if (picture.state === "kept") {
    return (
      <output className="badge badge--registered">
        <Check size={15} strokeWidth={3} aria-hidden="true" />
        {words.kept ?? t(($) => $.pictures.uploaded)}
      </output>
    );
  }
  return (
    <span className="tile__state">
      {picture.state === "sending" ? t(($) => $.pictures.uploading) : words.need}
    </span>
  );
}

function Failure({ picture, words }: { picture: Picture; words: PictureWords }): ReactNode {
  const { t } = useTranslation();
  if (picture.state !== "failed") return null;
  const { failure } = picture;
  const { titles } = words;
  const isOfFile = "fault" in failure;
  return (
    <p className="tile__error" role="alert">
      {titles && <b>{isOfFile ? titles.fault : titles.upload}</b>}{" "}
      <span>{isOfFile ? t(($) => $.pictures.faults[failure.fault]) : words.failed}</span>
    </p>
  );
}

type Props = {
  kind: ChosenKind;
  picture: Picture;
  words: PictureWords;
  drawing: ReactNode;
  /** The level below the heading above. */
  heading?: "h2" | "h3" | "h5";
};

export function PictureTile({ kind, picture, words, drawing, heading: Heading = "h2" }: Props): ReactNode {
  const [cameraOpen, openCamera] = useState(false);
  return (
    <section className={`tile tile--${picture.state}`}>
      <div className="tile__head">
        <Heading className="tile__name">{words.name}</Heading>
        <TileState picture={picture} words={words} />
      </div>
      <PicturePreview picture={picture} words={words} drawing={drawing} />
      <Failure picture={picture} words={words} />
      <PictureActions kind={kind} picture={picture} name={words.name} onCamera={() => openCamera(true)} />
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
