import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { openPasskeys } from "./open-passkeys.ts";
import { passkeyFailureText } from "./passkey-failure.ts";
import { passkeysQuery } from "./passkeys-query.ts";

export type News = { readonly done?: string; readonly failure?: string };

/** The passkeys of an account, and what became of the last wish about them. */
export const usePasskeys = (userId: string) => {
  const queries = useQueryClient();
  const query = passkeysQuery(userId);
  const { data: list, isError, refetch } = useQuery(query);
  const [news, tell] = useState<News>({});

  const change = async (work: () => Promise<void>, done: string): Promise<void> => {
    tell({});
    try {
      await work();
      tell({ done });
    } catch (error) {
      tell({ failure: passkeyFailureText(error) });
    }
    await queries.invalidateQueries(query);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (done: string) => change(async () => (await openPasskeys()).add(), done),
  });
  return {
    list,
    isError,
    refetch,
    news,
    adding: isPending,
    add: (done: string) => mutate(done),
    remove: (id: string, done: string) => change(async () => (await openPasskeys()).remove(id), done),
  };
};
