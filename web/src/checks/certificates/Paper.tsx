import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { CertificateFile, CertificatePlace, GenuineCertificate } from "#contract/checks/certificates.ts";
import { pathOf } from "#web/checks/certificate/certificate-api.ts";
import { answerFacts, resultText } from "#web/checks/certificate/certificate-facts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { QrCode } from "#web/platform/ui/qr/QrCode.tsx";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = {
  readonly content: CertificateFile;
  readonly certificate: GenuineCertificate;
  readonly place: CertificatePlace;
};

const useSaving = ({ content, certificate, place }: Props) => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const file = t(($) => $.certificateOfCheck.paper.file);
  return useMutation({
    mutationFn: async () => {
      const [{ certificatePaper }, { fetchFonts }] = await Promise.all([
        import("#web/checks/certificate/certificate-paper.ts"),
        import("#web/platform/api/papers/fetch-fonts.ts"),
      ]);
      const fonts = await fetchFonts(new AbortController().signal);
      const { checkableUntil } = certificate;
      const address = `${location.origin}${pathOf(place)}`;
      const bytes = certificatePaper(fonts, { content, address, checkableUntil, language });
      saveFile(`${file}-${place.number}.pdf`, new Blob([bytes], { type: "application/pdf" }));
    },
  });
};

function SaveButton(props: Props): ReactNode {
  const { save, saving: busy } = useTexts(($) => $.certificateOfCheck.paper);
  const saving = useSaving(props);
  return (
    <>
      <button
        type="button"
        className="btn btn--primary"
        aria-disabled={saving.isPending}
        onClick={() => saving.isPending || saving.mutate()}
      >
        <FileDown size={20} aria-hidden="true" />
        {saving.isPending ? busy : save}
      </button>
      <p role="alert">{saving.error && failureText(saving.error)}</p>
    </>
  );
}

/** Shows the answer in the signed file. */
export function Paper(props: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.certificateOfCheck);
  const { content, certificate, place } = props;
  const { hasChanged } = certificate;
  return (
    <article className="certificate">
      <header>
        <h2>{texts.title}</h2>
        <p className="muted">{t(($) => $.certificateOfCheck.number, { number: content.certificate })}</p>
      </header>
      <p>{momentText(content.at, language)}</p>
      <Plate
        number={content.frameNumber}
        label={t(($) => $.common.frameNumber)}
        size="lg"
        stolen={content.result === "stolen"}
      />
      <p className="certificate__result">
        {hasChanged && `${texts.page.before}: `}
        {resultText(content)}
      </p>
      <p className="muted">{texts.asked}</p>
      <Facts facts={answerFacts(content)} />
      <div className="certificate__foot">
        <QrCode text={`${location.origin}${pathOf(place)}`} label={texts.paper.check} />
        <div>
          <h3>{texts.shows}</h3>
          <p>{texts.showsText}</p>
        </div>
      </div>
      <SaveButton {...props} />
    </article>
  );
}
