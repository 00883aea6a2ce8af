import type { SaleDraft } from "./draft.ts";
import type { Faults } from "./sale-of.ts";

export type RowProps = {
  readonly draft: SaleDraft;
  readonly change: (changes: Partial<SaleDraft>) => void;
  readonly faults: Faults;
};
