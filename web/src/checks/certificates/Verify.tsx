import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { CertificateFile, GenuineCertificate } from "#contract/checks/certificates.ts";
import { Snippet } from "#web/checks/certificate/Snippet.tsx";
import { saveFile } from "#web/platform/ui/save-file.ts";

type Props = { readonly content: CertificateFile; readonly certificate: GenuineCertificate };

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Offers three files and a command, with which anybody verifies the certificate without the register. */
export function Verify({ content, certificate }: Props): ReactNode {
  const texts = useTexts(($) => $.certificateOfCheck.verify);
  const { file, signature, key } = certificate;
  const number = content.certificate;
  const files = [
    { text: texts.file, name: `${number}.json`, bytes: file },
    { text: texts.signature, name: `${number}.sig`, bytes: bytesOf(signature) },
    { text: texts.key, name: `cykelregistret-${key.name}.pem`, bytes: key.pem },
  ];
  const list = "/.well-known/cykelregistret-keys.json";
  return (
    <section className="certificate__part">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p className="certificate__files">
        {files.map(({ text, name, bytes }) => (
          <button
            key={name}
            type="button"
            className="btn btn--ghost"
            onClick={() => saveFile(name, new Blob([bytes], { type: "application/octet-stream" }))}
          >
            <FileDown size={18} aria-hidden="true" />
            {text} <span className="sr">{name}</span>
          </button>
        ))}
      </p>
      <p>{texts.run}</p>
      <Snippet
        code={`openssl dgst -sha256 -verify cykelregistret-${key.name}.pem -signature ${number}.sig ${number}.json`}
      />
      <p>
        {texts.answer} <a href={list}>{list}</a>
      </p>
    </section>
  );
}
