import type { ComponentProps, ReactNode } from "react";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";

type Props<Value extends string> = ComponentProps<typeof SelectField<Value>>;

/** Is part of the till's Enter order. */
export function TillSelect<Value extends string>(props: Props<Value>): ReactNode {
  return <SelectField {...props} data-till-field className="plaininput" />;
}
