import { type ComponentProps, type ReactNode, useLayoutEffect, useReducer, useState } from "react";
import { RouterProvider } from "react-router-dom";

type Props = Pick<ComponentProps<typeof RouterProvider>, "router">;

/** RouterProvider misses a navigation during the first render, so this mounts it again. */
export function Pages({ router }: Props): ReactNode {
  const [drawn] = useState(router.state);
  const [remount, handleMissed] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (router.state !== drawn) handleMissed();
  }, [router, drawn]);
  return <RouterProvider key={remount} router={router} />;
}
