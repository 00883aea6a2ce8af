import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { CheckedExtract } from "#contract/office/extract-acts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { checkExtract } from "#web/office/people/people-api.ts";

/** SHA-256 in hex; only this is sent, not the file. */
const fingerprintOf = async (file: Blob): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

function CheckedFile({ found }: { found: CheckedExtract }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (found.is === "unknown") return t(($) => $.extracts.check.unknown);
  const { authority, caseNumber, madeAt } = found;
  return t(($) => $.extracts.check.genuine, { authority, caseNumber, day: dayText(madeAt, language) });
}

export function CheckFile(): ReactNode {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (file: Blob) => checkExtract({ body: { sha256: await fingerprintOf(file) } }),
  });
  const texts = useTexts(($) => $.extracts.check);
  return (
    <div className="asked">
      <PlainField id={useId()} label={texts.label} hint={texts.hint} fault={undefined}>
        {(described) => (
          <input
            {...described}
            type="file"
            accept=".zip,application/zip"
            onChange={({ target: { files } }) => files?.[0] && mutate(files[0])}
          />
        )}
      </PlainField>
      <output>{isPending ? texts.busy : data && <CheckedFile found={data} />}</output>
      <p role="alert">{error !== null && failureText(error)}</p>
    </div>
  );
}
