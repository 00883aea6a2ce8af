import type { FormRule } from "antd";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { zodRule } from "#web/platform/ui/field/zod-rule.ts";

export const lengthRules = (max: number): FormRule[] => [{ max, message: ruleText("too-long") }];

export const requiredRules = (max: number): FormRule[] => [
  { required: true, whitespace: true, message: ruleText("required") },
  ...lengthRules(max),
];

export const frameNumberRules = (): FormRule[] => [zodRule(FrameNumber)];
