import { Alert } from "antd";
import type { ReactNode } from "react";

/** The place is there from the start, so that readers hear what comes into it. */
export function Failure({ text }: { text: string | undefined }): ReactNode {
  return (
    <div role="alert">
      {text !== undefined && <Alert type="error" showIcon title={text} role="presentation" />}
    </div>
  );
}
