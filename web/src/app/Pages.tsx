import { type ComponentProps, type ReactNode, useLayoutEffect, useReducer, useState } from "react";
import { RouterProvider } from "react-router-dom";

type Props = Pick<ComponentProps<typeof RouterProvider>, "router">;

/** The page at the address. The router hears of a step back or forth only once its pages stand; one that was taken while they were drawn is taken up then. */
export function Pages({ router }: Props): ReactNode {
  const [drawn] = useState(router.state);
  const [missed, takeUp] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (router.state !== drawn) takeUp();
  }, [router, drawn]);
  return <RouterProvider key={missed} router={router} />;
}
