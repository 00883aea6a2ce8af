import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

type Props = ComponentProps<typeof Skeleton> & {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  failed: string;
  heading?: NonNullable<ComponentProps<typeof FetchFailure>["heading"]>;
};

export function NotLoaded({ query: { error, isFetching, refetch }, failed, of, ...shown }: Props): ReactNode {
  const { t } = useTranslation();
  if (error === null || isFetching)
    return (
      <>
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={of} />
      </>
    );
  return <FetchFailure {...shown} title={failed} text={failureText(error)} onRetry={() => void refetch()} />;
}

type LoadedProps<T> = Props & {
  query: { data: T | undefined };
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ children, ...props }: LoadedProps<T>): ReactNode {
  return props.query.data === undefined ? <NotLoaded {...props} /> : children(props.query.data);
}
