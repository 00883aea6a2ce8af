import { Alert } from "antd";
import type { ReactNode } from "react";

/** Always rendered, so that screen readers announce the text that appears in it. */
export function Refusal({ title, text }: { title: string; text: string | undefined }): ReactNode {
  return (
    <div role="alert">
      {text !== undefined && (
        <Alert type="error" showIcon role="presentation" title={title} description={text} />
      )}
    </div>
  );
}
