import type { Resource, SynthesisedStack } from "./assembly.ts";
import { holds } from "./conditions.ts";
import { noValue, resolveValue, type Scope } from "./intrinsics.ts";
import { describePhysical, type Physical } from "./physical.ts";
import type { Place } from "./place.ts";
import { TemplateError } from "./template-error.ts";

/** Lookups outside the stack: exports of other stacks, and secrets. */
export type Outside = Pick<Scope, "importValue" | "stackOutput" | "dynamic"> & { readonly place: Place };

export type OpenStack = {
  readonly stack: SynthesisedStack;
  readonly scope: Scope;
  resources(): [logicalId: string, resource: Resource][];
  physical(logicalId: string): Physical;
};

const pseudoParameters = (stackName: string, place: Place): Record<string, unknown> => ({
  "AWS::Region": place.region,
  "AWS::AccountId": place.accountId,
  "AWS::Partition": "aws",
  "AWS::URLSuffix": "amazonaws.com",
  "AWS::StackName": stackName,
  "AWS::StackId": `arn:aws:cloudformation:${place.region}:${place.accountId}:stack/${stackName}/local`,
  "AWS::NoValue": noValue,
});

type Lookup = { resource(logicalId: string): Resource; physical(logicalId: string): Physical };

const createScope = ({ template, name }: SynthesisedStack, outside: Outside, lookup: Lookup): Scope => {
  const pseudo = pseudoParameters(name, outside.place);
  const scope: Scope = {
    ...outside,
    ref: (id) => {
      if (id in pseudo) return pseudo[id];
      const parameter = template.Parameters[id];
      return parameter === undefined ? lookup.physical(id).ref : parameter.Default;
    },
    getAtt: (id, attribute) => {
      const value = lookup.physical(id).attributes[attribute];
      if (value !== undefined) return value;
      const { Type } = lookup.resource(id);
      throw new TemplateError(`Fn::GetAtt ${id}.${attribute} of a ${Type} is not served here.`, name);
    },
    condition: (condition) => holds(template.Conditions[condition], scope),
    findInMap: (map, top, second) => {
      const value = template.Mappings[map]?.[top]?.[second];
      if (value === undefined)
        throw new TemplateError(`Fn::FindInMap finds no ${map}.${top}.${second}.`, name);
      return value;
    },
  };
  return scope;
};

export const openStack = (stack: SynthesisedStack, outside: Outside): OpenStack => {
  const { template, name } = stack;
  const resource = (logicalId: string): Resource => {
    const resource = template.Resources[logicalId];
    if (resource === undefined) throw new TemplateError(`there is no resource ${logicalId}.`, name);
    return resource;
  };
  const physical = (logicalId: string): Physical => {
    const { Type, Properties } = resource(logicalId);
    const named = (property: string): string | undefined => {
      const value = resolveValue(Properties[property], scope);
      return typeof value === "string" ? value : undefined;
    };
    return describePhysical({ type: Type, logicalId, stack: name, named }, outside.place);
  };
  const scope = createScope(stack, outside, { resource, physical });
  const isMade = ({ Condition }: Resource): boolean => Condition === undefined || scope.condition(Condition);
  return {
    stack,
    scope,
    resources: () => Object.entries(template.Resources).filter(([, found]) => isMade(found)),
    physical,
  };
};
