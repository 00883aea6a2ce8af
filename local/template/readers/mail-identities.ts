import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

const Identity = z.object({ EmailIdentity: z.string() });

export const readMailIdentities = (template: CloudTemplate): string[] =>
  template.all("AWS::SES::EmailIdentity", Identity).map(({ properties }) => properties.EmailIdentity);
