import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

const Key = z.object({
  KeyUsage: z.enum(["ENCRYPT_DECRYPT", "GENERATE_VERIFY_MAC", "SIGN_VERIFY"]).default("ENCRYPT_DECRYPT"),
});

export type KeyConfig = { id: string; arn: string; usage: z.infer<typeof Key>["KeyUsage"] };

export const readKeys = (template: CloudTemplate): KeyConfig[] =>
  template
    .all("AWS::KMS::Key", Key)
    .map(({ ref, arn, properties }) => ({ id: ref, arn, usage: properties.KeyUsage }));
