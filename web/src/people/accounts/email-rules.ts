import type { FormRule } from "antd";
import i18next from "i18next";

/** Deliberately simple: the server checks again. */
const address = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

export const cleanEmail = (typed: string): string => typed.trim().toLowerCase();

export const emailRules = (missing: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  { pattern: address, message: i18next.t(($) => $.rules["email-format"]) },
];
