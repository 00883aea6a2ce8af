import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type MailEvents = {
  readonly configurationSet: string;
  readonly types: readonly string[];
  readonly topicArn: string;
};

const Destination = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z.boolean().default(true),
    MatchingEventTypes: z.array(z.string()),
    SnsDestination: z.object({ TopicARN: z.string() }).optional(),
  }),
});

export const readMailEvents = (template: CloudTemplate): MailEvents[] =>
  template.all("AWS::SES::ConfigurationSetEventDestination", Destination).flatMap(({ properties }) => {
    const { Enabled, MatchingEventTypes, SnsDestination } = properties.EventDestination;
    if (!Enabled || SnsDestination === undefined) return [];
    return {
      configurationSet: properties.ConfigurationSetName,
      types: MatchingEventTypes.map((type) => type.toLowerCase()),
      topicArn: SnsDestination.TopicARN,
    };
  });

export const readConfigurationSets = (template: CloudTemplate): string[] =>
  template.all("AWS::SES::ConfigurationSet", z.object({})).map(({ ref }) => ref);
