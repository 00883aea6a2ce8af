import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { StoreSettings } from "#contract/store-settings.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { type SettingsDraft, type SettingsFaults, changeOf, draftOf } from "./settings-draft.ts";
import { storeSettingsClient, storeSettingsQuery } from "./store-settings-api.ts";

/** Changes the store. What the server answers is the store from then on; where another owner was faster, the page gets the version to go on from, and keeps what is typed. */
export const useSettingsChange = <Asked>(
  change: (asked: Asked) => Promise<StoreSettings>,
  onDone: () => void,
) => {
  const queries = useQueryClient();
  const { queryKey } = storeSettingsQuery;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: async (now) => {
      queries.setQueryData(queryKey, now);
      onDone();
      await queries.invalidateQueries({ queryKey: queryKeys.ownStore.all, exact: true });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { change: mutate, busy: isPending, reset, failure: error === null ? undefined : failureText(error) };
};

/** What is typed of the store stays until it is saved; what is not typed is as the store is now, also where another owner has changed it meanwhile. */
export const useStoreSettings = (store: StoreSettings) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, set] = useState<Partial<SettingsDraft>>({});
  const draft: SettingsDraft = { ...draftOf(store), ...typed };
  const [faults, mark] = useState<SettingsFaults>({});
  const [saved, setSaved] = useState(false);
  const { change, busy, failure, reset } = useSettingsChange(
    (body: Parameters<typeof storeSettingsClient.changeStoreSettings>[0]["body"]) =>
      storeSettingsClient.changeStoreSettings({ body }),
    () => {
      setSaved(true);
      set({});
    },
  );
  const type = (changes: Partial<SettingsDraft>): void => {
    setSaved(false);
    reset();
    mark((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))));
    set((now) => ({ ...now, ...changes }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = changeOf(draft, store.version);
    mark(asked.faults);
    if (asked.change === undefined) return focusFirstWrong(form);
    if (!busy) change(asked.change);
  };
  return { form, draft, faults, type, submit, saved, busy, failure };
};

/** What fields show and change. */
export type StoreSettingsForm = Pick<ReturnType<typeof useStoreSettings>, "draft" | "faults" | "type">;
