import type { FormRule } from "antd";
import i18next from "i18next";

/** Simple on purpose: the user pool has the last word. */
const address = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** Addresses are kept and compared in lower case. */
export const cleanEmail = (typed: string): string => typed.trim().toLowerCase();

export const emailRules = (missing: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  { pattern: address, message: i18next.t(($) => $.rules["email-format"]) },
];
