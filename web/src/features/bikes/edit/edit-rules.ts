import type { FormRule } from "antd";
import { FrameNumber } from "#contract/frame-number.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";

export const atMost = (max: number): FormRule[] => [{ max, message: ruleText("too-long") }];

export const needed = (max: number): FormRule[] => [
  { required: true, whitespace: true, message: ruleText("required") },
  ...atMost(max),
];

export const frameNumberRules = (): FormRule[] => [zodRule(FrameNumber)];
