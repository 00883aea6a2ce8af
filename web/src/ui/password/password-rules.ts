import type { FormRule } from "antd";
import i18next from "i18next";
import { minimumPasswordLength } from "#contract/accounts.ts";

/** The user pool refuses passwords with spaces around them. */
export const newPasswordRules = (missing: string): FormRule[] => [
  { required: true, message: missing },
  { min: minimumPasswordLength, message: i18next.t(($) => $.rules["password-too-short"]) },
  { max: 256, message: i18next.t(($) => $.rules["too-long"]) },
  { pattern: /^(?!\s)[^]*(?<!\s)$/, message: i18next.t(($) => $.accounts.fields.passwordEdges) },
];
