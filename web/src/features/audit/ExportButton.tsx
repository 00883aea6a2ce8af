import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { auditCsv } from "./audit-csv.ts";
import type { AuditFilters } from "./audit-filters.ts";
import { allLines, mostExported } from "./queries.ts";

/** Saves what is shown, all pages of it, as a file for spreadsheets. */
export function ExportButton({ filters }: { filters: AuditFilters }): ReactNode {
  const { t } = useTranslation();
  const toast = useToast();
  const texts = t(($) => $.audit, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending } = useMutation({
    mutationFn: () => allLines(filters),
    onSuccess: ({ lines, isWhole }) => {
      saveFile(
        "cykelregistret-logg.csv",
        new Blob([auditCsv(lines, texts)], { type: "text/csv;charset=utf-8" }),
      );
      if (!isWhole) toast.error(t(($) => $.audit.exportCut, { count: mostExported }));
    },
    onError: (error) => toast.error(failureText(error)),
  });
  return (
    <button
      type="button"
      className="btn btn--ghost"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <Download size={18} aria-hidden="true" />
      {isPending ? texts.exporting : texts.export}
    </button>
  );
}
