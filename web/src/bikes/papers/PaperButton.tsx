import { Button } from "antd";
import { FileDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import "./papers.css";
import type { PaperWish, Progress } from "./paper-kinds.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";

type PaperState =
  | { readonly state: "idle" | "saved" }
  | { readonly state: "making"; readonly progress: Progress | undefined }
  | { readonly state: "failed"; readonly error: unknown };

const make = async (wish: PaperWish, signal: AbortSignal, onProgress: (progress: Progress) => void) => {
  const [{ makePaper }] = await Promise.all([import("./make-papers.ts"), loadTexts(["papers", "thefts"])]);
  const { name, file } = await makePaper(wish, { signal, onProgress });
  signal.throwIfAborted();
  saveFile(name, file);
};

const useFailureText = (current: PaperState): string | undefined => {
  const { t } = useTranslation();
  if (current.state !== "failed") return undefined;
  const { error } = current;
  if (error instanceof Error && error.name === "NotStolen") return t(($) => $.bikes.papers.notStolen);
  return error instanceof Error ? failureText(error) : t(($) => $.common.errors.unexpected);
};

const usePaper = (wish: PaperWish) => {
  const [current, show] = useState<PaperState>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  const failure = useFailureText(current);
  useEffect(() => () => running.current?.abort(), []);
  const start = (): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    show({ state: "making", progress: undefined });
    make(wish, signal, (progress) => show({ state: "making", progress })).then(
      () => show({ state: "saved" }),
      (error: unknown) => {
        if (!signal.aborted) show({ state: "failed", error });
      },
    );
  };
  const cancel = (): void => {
    running.current?.abort();
    show({ state: "idle" });
  };
  return { ...current, failure, start, cancel };
};

type Props = { wish: PaperWish; label: string; hint?: string; isMain?: boolean };

const useStatusText = (paper: ReturnType<typeof usePaper>): string | undefined => {
  const { t } = useTranslation();
  switch (paper.state) {
    case "idle":
    case "failed":
      return undefined;
    case "saved":
      return t(($) => $.bikes.papers.saved);
    case "making":
      return paper.progress === undefined
        ? t(($) => $.bikes.papers.making)
        : t(($) => $.bikes.papers.progress, { ...paper.progress });
  }
};

export function PaperButton({ wish, label, hint, isMain = false }: Props): ReactNode {
  const { t } = useTranslation();
  const paper = usePaper(wish);
  const news = useStatusText(paper);
  const isMaking = paper.state === "making";
  return (
    <div className="paper">
      <div className="ways paper__row">
        <Button
          size="large"
          type={isMain ? "primary" : "default"}
          icon={<FileDown size={20} aria-hidden="true" />}
          loading={isMaking}
          onClick={paper.start}
        >
          {paper.state === "failed" ? `${t(($) => $.common.tryAgain)}: ${label}` : label}
        </Button>
        {isMaking && (
          <Button size="large" onClick={paper.cancel}>
            {t(($) => $.common.cancel)}
            <span className="sr"> {label}</span>
          </Button>
        )}
      </div>
      {hint !== undefined && <p className="paper__hint">{hint}</p>}
      <output className="paper__news">{news}</output>
      <p role="alert" className="paper__failure">
        {paper.failure !== undefined && `${t(($) => $.bikes.papers.failed)} ${paper.failure}`}
      </p>
    </div>
  );
}
