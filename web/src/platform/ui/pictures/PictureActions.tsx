import { Button } from "antd";
import { Camera, ImageUp, RotateCcw } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChosenKind } from "#contract/platform/uploads.ts";
import { FileInput } from "./FileInput.tsx";
import type { Picture } from "./picture.ts";
import { useQuery } from "@tanstack/react-query";

const findCamera = async (): Promise<boolean> => {
  // Undefined on insecure pages.
  const devices = await navigator.mediaDevices?.enumerateDevices();
  return devices?.some(({ kind }) => kind === "videoinput") ?? false;
};

const useHasCamera = (): boolean =>
  useQuery({ queryKey: ["camera"], queryFn: findCamera, staleTime: Infinity, retry: false }).data ?? false;

type Props = { kind: ChosenKind; picture: Picture; name: string; onCamera: () => void };

function RetryButton({ picture, of }: { picture: Picture; of: ReactNode }): ReactNode {
  const { t } = useTranslation();
  // A file that violates a rule would fail again.
  if (picture.state !== "failed" || !picture.file || "fault" in picture.failure) return null;
  return (
    <Button type="primary" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={picture.retry}>
      {t(($) => $.common.tryAgain)}
      {of}
    </Button>
  );
}

export function PictureActions({ kind, picture, name, onCamera }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.pictures, { returnObjects: true });
  const input = useRef<HTMLInputElement>(null);
  const hasCamera = useHasCamera();
  const of = <span className="sr"> {name}</span>;
  if (picture.state === "sending") {
    return (
      <div className="tile__actions">
        <Button onClick={picture.cancel}>{t(($) => $.common.cancel)}</Button>
      </div>
    );
  }
  return (
    <div className="tile__actions">
      <FileInput ref={input} kind={kind} label={`${texts.choose} ${name}`} onFile={picture.choose} />
      <RetryButton picture={picture} of={of} />
      {picture.state !== "kept" && hasCamera && (
        <Button type="primary" icon={<Camera size={19} aria-hidden="true" />} onClick={onCamera}>
          {texts.take}
          {of}
        </Button>
      )}
      <Button icon={<ImageUp size={19} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {picture.state === "kept" ? texts.replace : texts.choose}
        {of}
      </Button>
    </div>
  );
}
