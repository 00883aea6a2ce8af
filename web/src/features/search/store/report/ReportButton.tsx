import { useMutation } from "@tanstack/react-query";
import { FileCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";

/** What asks and draws is loaded when someone wants it. */
const makeReport = async (numbers: readonly string[]): Promise<void> => {
  const { saveReport } = await import("./save-report.ts");
  await saveReport(numbers);
};

/** Saves the answers as a document that others can check. */
export function ReportButton({ numbers }: { numbers: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: makeReport });
  const words = t(($) => $.search.store.report, { returnObjects: true });
  const press = (): void => {
    if (!isPending) mutate(numbers);
  };
  return (
    <div className="checked__copy">
      <button type="button" className="btn btn--ghost" aria-disabled={isPending} onClick={press}>
        <FileCheck size={18} aria-hidden="true" />
        {isPending ? words.making : words.make}
      </button>
      <output>{isSuccess && words.saved}</output>
      {error !== null && (
        <p className="checkform__fault" role="alert">
          {failureText(error)}
        </p>
      )}
    </div>
  );
}
