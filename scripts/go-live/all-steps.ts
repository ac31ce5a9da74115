import { findInContent } from "../checks/release/content";
import { committedStep, githubStep } from "./github";
import { dnsStep, mailStep } from "./mail";
import { proofStep } from "./proof";
import type { Step, World } from "./steps";
import { backendStep, projectStep, staffStep, tokenStep } from "./supabase";
import { addressStep, domainStep, websiteStep } from "./website";

const textsStep = (): Step => ({
  title: "Teksten",
  canWait: true,
  look: async () => (await findInContent()).map(({ kind, text }) => kind === "fix" && text),
});

const inOrder = [textsStep, committedStep, mailStep, addressStep, tokenStep, projectStep, backendStep].concat(
  [websiteStep, staffStep, domainStep, dnsStep, githubStep, proofStep],
);

/** All that lies between a clone and a working site. */
export const allSteps = (world: World): Step[] => inOrder.map((step) => step(world));
