import { resolveValue, type Scope } from "./intrinsics.ts";
import { isRecord } from "./is-record.ts";
import { TemplateError } from "./template-error.ts";

const operands = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Evaluates a condition: Fn::Equals, Fn::And, Fn::Or, Fn::Not or the name of another. */
export const holds = (expression: unknown, scope: Scope): boolean => {
  const [[name, argument] = ["", undefined]] = isRecord(expression) ? Object.entries(expression) : [];
  switch (name) {
    case "Condition":
      return scope.condition(String(argument));
    case "Fn::Equals": {
      const [left, right] = operands(argument).map((operand) => JSON.stringify(resolveValue(operand, scope)));
      return left === right;
    }
    case "Fn::And":
      return operands(argument).every((operand) => holds(operand, scope));
    case "Fn::Or":
      return operands(argument).some((operand) => holds(operand, scope));
    case "Fn::Not":
      return !operands(argument).every((operand) => holds(operand, scope));
    default:
      throw new TemplateError(`the condition ${JSON.stringify(expression)} is not served here.`);
  }
};
