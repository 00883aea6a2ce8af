import { Alert } from "antd";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

type Props = { failure?: string | undefined; done?: string | undefined };

/** Announces the result. Both regions always exist, so that screen readers notice changes. */
export function Outcome({ failure, done }: Props): ReactNode {
  return (
    <div className="stack stack--near settings__outcome">
      <div role="alert">
        {failure !== undefined && <Alert type="error" showIcon title={failure} role="presentation" />}
      </div>
      <output className="settings__done">
        {done !== undefined && (
          <>
            <CircleCheck size={20} aria-hidden="true" />
            {done}
          </>
        )}
      </output>
    </div>
  );
}
