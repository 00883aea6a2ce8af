import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { loadTexts } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";
import type { PaperWish, Progress } from "./paper-kinds.ts";

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

/** Makes a document of one's bikes and saves it, unless that is cancelled. Leaving the page cancels it too. */
export const usePaper = (wish: PaperWish) => {
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
