import * as z from "zod";

/** Configuration of a deployment, so that one build serves every environment. */
const SiteConfig = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().optional(),
  realtimeUrl: z.string(),
  supportEmail: z.string(),
  /**
   * The company behind the service: name, organisation number and postal address. Configurations of
   * older deployments lack it.
   */
  controller: z.string().optional(),
  /** Configurations of older deployments lack it too. */
  signUps: z.enum(["open", "closed"]).default("open"),
  stage: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

const load = async (): Promise<SiteConfig> => {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return SiteConfig.parse(await response.json());
};

let loading: Promise<SiteConfig> | undefined;

/** Fetched once; a failure is retried by the next caller. */
export const siteConfig = async (): Promise<SiteConfig> => {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};
