import { documentPaths } from "#contract/people/documents.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat } from "../check.ts";
import { type Deployment, configOf } from "../deployment.ts";

const headers = {
  "content-security-policy": "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "",
} as const;

const open = ({ siteUrl }: Deployment, path: string) => fetch(`${siteUrl}${path}`, { redirect: "manual" });

export const pages: Check = {
  name: "The site's pages answer",
  means: "Nobody can open the site, or a part of it.",
  run: async ({ deployment }) => {
    for (const path of documentPaths) {
      const page = await open(deployment, path);
      expectThat(page.status === 200, `${path} answered ${page.status}`);
      expectThat((await page.text()).includes("Cykelregistret"), `${path} is not a page of the registry`);
    }
    for (const path of ["/there/is/no/such/page.html", "/my-bikes/there/is/nothing"]) {
      const missing = await open(deployment, path);
      expectThat(missing.status === 404, `${path}, which is not there, answered ${missing.status}, not 404`);
    }
  },
};

export const securityHeaders: Check = {
  name: "Security headers",
  means: "Browsers are not told to protect visitors, or pages are told where nothing answers.",
  run: async ({ deployment }) => {
    const page = await open(deployment, "/");
    for (const [name, words] of Object.entries(headers)) {
      const value = page.headers.get(name);
      expectThat(value?.includes(words) === true, `${name} is ${value ?? "absent"}`);
    }
    const isEncrypted = deployment.siteUrl.startsWith("https:");
    const isPinned = page.headers.has("strict-transport-security");
    expectThat(!isEncrypted || isPinned, "strict-transport-security is absent");
  },
};

export const config: Check = {
  name: "The site knows its user pool",
  means: "Pages would sign people in somewhere else, or nowhere: deploy Pages again.",
  run: async ({ deployment }) => {
    const { userPoolId } = await configOf(deployment);
    expectThat(userPoolId === deployment.userPoolId, "/config.json names another user pool than the stack");
  },
};

export const apiThroughSite: Check = {
  name: "The API through the site",
  means: "The pages load, and nothing on them works.",
  run: async ({ deployment }) => {
    const { items } = await ask(deployment, pointsRoutes.listPackages);
    expectThat(items.length > 0, "No package of points is for sale");
    const { status } = await open(deployment, "/api/me");
    expectThat(status === 401, `Without a token /api/me answered ${status}, not 401`);
  },
};

export const apiPastSite: Check = {
  name: "The API past the site refuses",
  means: "The firewall and the limits of CloudFront can be gone around.",
  run: async ({ deployment }) => {
    const { status } = await fetch(`${deployment.apiUrl}/api/v1/status/SKP2210457`);
    expectThat(status === 403, `Asked directly the API answered ${status}, not 403`);
  },
};
