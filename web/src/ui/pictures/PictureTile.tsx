import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChosenKind } from "#contract/uploads.ts";
import { CameraDialog } from "./CameraDialog.tsx";
import { PictureActions } from "./PictureActions.tsx";
import { PicturePreview } from "./PicturePreview.tsx";
import type { Picture, PictureWords } from "./picture.ts";
import "./pictures.css";

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
  /** Below the heading it stands under. */
  heading?: "h2" | "h3" | "h5";
};

/** One picture to upload: empty with a drawing of it, on its way, kept or failed, with what can be done about it. */
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
