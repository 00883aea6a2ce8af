import type { FormInstance } from "antd";
import { useEffect } from "react";
import type { OwnBike } from "#contract/bikes.ts";
import { editFields, type EditValues, valuesOf } from "./edit-values.ts";

/** Shows the bike as it is now in every field that nobody has touched. What has been typed stays. */
export const useNewestValues = (form: FormInstance<EditValues>, bike: OwnBike): void => {
  useEffect(() => {
    const newest = valuesOf(bike);
    const untouched = editFields.filter((name) => !form.isFieldTouched(name));
    // A value that is set counts as touched unless it is said not to be.
    form.setFields(untouched.map((name) => ({ name, value: newest[name], touched: false })));
  }, [form, bike]);
};
