import type { ComponentProps, ReactNode } from "react";
import { Skeleton } from "./Skeleton.tsx";
import { useHasBeen } from "./use-has-been.ts";

type Props = ComponentProps<typeof Skeleton> & {
  readonly waitFor: readonly { readonly isPending: boolean; readonly failureCount: number }[];
  readonly children: ReactNode;
};

/** Shows parts that load on their own at the same time, so that none pushes another away. A failing part does not delay the others. */
export function Together({ waitFor, of, children }: Props): ReactNode {
  const ready = useHasBeen(waitFor.every(({ isPending, failureCount }) => !isPending || failureCount > 0));
  return (
    <>
      {!ready && <Skeleton of={of} />}
      <div className="together" hidden={!ready}>
        {children}
      </div>
    </>
  );
}
