import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { printLetters } from "#web/features/orders/admin/print-orders.ts";
import { saveFile } from "#web/ui/save-file.ts";
import type { Letter } from "./desk.ts";

/** Prints what is not packed yet. To print changes nothing. */
export const usePrintAgain = (letters: readonly Letter[]) => {
  const { t } = useTranslation();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const left = letters.filter(({ packed }) => !packed);
      saveFile("plocka-och-packa.pdf", await printLetters(t, left, AbortSignal.timeout(120_000)));
    },
  });
  return {
    again: () => (isPending ? undefined : mutate()),
    busy: isPending,
    failure: isError ? t(($) => $.packing.noPdf) : undefined,
  };
};
