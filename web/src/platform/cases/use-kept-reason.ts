import * as z from "zod";
import { useKeptDraft } from "./use-kept-draft.ts";

/** `close` closes the dialog and forgets the reason, once it is sent or cancelled. */
export const useKeptReason = (caseKey: string, onClose: () => void) => {
  const { draft: text, write, forget } = useKeptDraft(caseKey, z.string(), "");
  return {
    kept: { text, write },
    close: (): void => {
      forget();
      onClose();
    },
  };
};
