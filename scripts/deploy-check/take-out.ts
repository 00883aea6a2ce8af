type Resource = {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
  readonly UpdatePolicy?: object;
};
export type Template = { readonly Resources: Readonly<Record<string, Resource>> };

/** Unsupported resource types, with ministack's error or behaviour. */
const unknown: Readonly<Record<string, string>> = {
  "AWS::Budgets::Budget": "no such type",
  "AWS::CloudTrail::Trail": "no such type",
  "AWS::CodeDeploy::Application": "no such type",
  "AWS::CodeDeploy::DeploymentGroup": "no such type",
  "AWS::Cognito::UserPoolRiskConfigurationAttachment": "no such type",
  "AWS::Logs::Delivery": "no such type",
  "AWS::Logs::DeliveryDestination": "no such type",
  "AWS::Logs::DeliverySource": "no such type",
  "AWS::WAFv2::WebACLAssociation": "no such type",
  "Custom::CDKBucketDeployment": "the function behind it never answers",
};

const reasonFor = ({ Type, Properties }: Resource): string | undefined =>
  Type === "AWS::CloudWatch::Alarm" && Properties?.["Metrics"] !== undefined
    ? "no metric math"
    : unknown[Type];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces an output of a stack in another region, which ministack does not find, by a value of the same form. */
const elsewhere = (reference: Record<string, unknown>): string =>
  String(reference["OutputName"]).includes("Arn")
    ? "arn:aws:wafv2:us-east-1:000000000000:global/webacl/elsewhere/11111111-2222-4333-8444-555555555555"
    : "E1EXAMPLE";

const withoutOtherRegions = (value: unknown, region: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withoutOtherRegions(each, region));
  if (!isRecord(value)) return value;
  const reference = value["Fn::GetStackOutput"];
  if (isRecord(reference) && (reference["Region"] ?? region) !== region) return elsewhere(reference);
  return recordWithout(value, region);
};

const recordWithout = (record: Readonly<Record<string, unknown>>, region: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, withoutOtherRegions(inner, region)]));

const namesOnly = (value: object, ids: ReadonlySet<string>): boolean =>
  [...JSON.stringify(value).matchAll(/\{"Ref":"(\w+)"\}/g)].every(([, id = ""]) => ids.has(id));

export type TakenOut = {
  readonly template: Template;
  /** One line for each removed resource: its id, type and reason. */
  readonly lines: readonly string[];
};

export const takeOut = ({ Resources, ...rest }: Template, region: string): TakenOut => {
  const lines: string[] = [];
  const kept = Object.entries(Resources).filter(([id, resource]) => {
    const reason = reasonFor(resource);
    if (reason !== undefined) lines.push(`${id} (${resource.Type}): ${reason}`);
    return reason === undefined;
  });
  const ids = new Set(kept.map(([id]) => id));
  const resources = kept.map(([id, { DependsOn = [], Properties, UpdatePolicy, ...others }]) => {
    const waitsFor = [DependsOn].flat().filter((each) => ids.has(each));
    const resource = {
      ...others,
      ...(Properties && { Properties: recordWithout(Properties, region) }),
      ...(UpdatePolicy && namesOnly(UpdatePolicy, ids) && { UpdatePolicy }),
    };
    return [id, waitsFor.length > 0 ? { ...resource, DependsOn: waitsFor } : resource] as const;
  });
  const template = { ...recordWithout(rest, region), Resources: Object.fromEntries(resources) };
  return { template, lines };
};
