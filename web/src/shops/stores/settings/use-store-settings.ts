import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { StoreSettings } from "#contract/shops/store-settings.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { type SettingsDraft, type SettingsFaults, changeOf, draftOf } from "./settings-draft.ts";
import { storeSettingsClient, storeSettingsQuery } from "./store-settings-api.ts";

/** After a failure it loads the current version, which another owner may have saved, and keeps the draft. */
export const useSettingsChange = <Input>(
  change: (input: Input) => Promise<StoreSettings>,
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

/** Keeps edited fields until they are saved; the others follow the store, also when another owner changes it. */
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
    const checked = changeOf(draft, store.version);
    mark(checked.faults);
    if (checked.change === undefined) return focusFirstWrong(form);
    if (!busy) change(checked.change);
  };
  return { form, draft, faults, type, submit, saved, busy, failure };
};

export type StoreSettingsForm = Pick<ReturnType<typeof useStoreSettings>, "draft" | "faults" | "type">;
