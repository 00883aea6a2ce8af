import { Alert } from "antd";
import type { ReactNode } from "react";

/** Why nothing came of it, read out at once. The place is there from the start, so that readers hear what comes into it. */
export function Refusal({ title, text }: { title: string; text: string | undefined }): ReactNode {
  return (
    <div role="alert">
      {text !== undefined && (
        <Alert type="error" showIcon role="presentation" title={title} description={text} />
      )}
    </div>
  );
}
