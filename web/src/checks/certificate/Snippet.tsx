import { Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import "./certificate.css";

/** A line of code with a button that copies it. */
export function Snippet({ code }: { code: string }): ReactNode {
  const [copied, setCopied] = useState<string>();
  const { copy, done } = useTexts(($) => $.certificateOfCheck.snippet);
  // Without the permission to copy, people can still select the text.
  const put = (): void =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => undefined,
    );
  return (
    <div className="snippet">
      <pre>
        <code>{code}</code>
      </pre>
      <button type="button" className="btn btn--ghost" onClick={put}>
        <Copy size={18} aria-hidden="true" />
        {copied === code ? done : copy}
      </button>
    </div>
  );
}
