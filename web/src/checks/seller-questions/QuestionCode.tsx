import type { ReactNode } from "react";

export function QuestionCode({ label, code }: { label: string; code: string }): ReactNode {
  return (
    <p>
      {label}
      <br />
      <b className="seller-question__code">{code}</b>
    </p>
  );
}
