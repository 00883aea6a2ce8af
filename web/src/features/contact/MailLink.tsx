import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKeys } from "#web/api/query-keys.ts";
import { siteConfig } from "#web/auth/site-config.ts";

/** Each deployment has a mailbox of its own. */
export function MailLink({ text }: { text: string }): ReactNode {
  const { data } = useQuery({ queryKey: queryKeys.siteConfig.all, queryFn: siteConfig, staleTime: Infinity });
  return (
    data && (
      <p>
        {text} <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>
      </p>
    )
  );
}
