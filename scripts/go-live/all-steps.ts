import { findInContent } from "../checks/release/content";
import { addressStep, domainStep, websiteStep } from "./cloudflare";
import { dnsStep } from "./dns";
import { committedStep, githubStep } from "./github";
import { mailStep } from "./mail";
import { proofStep } from "./proof";
import type { Step, World } from "./steps";
import { backendStep, projectStep, readReadiness, scheduleStep, staffStep, tokenStep } from "./supabase";

const textsStep: Step = {
  title: "Teksten",
  canWait: true,
  look: async () => (await findInContent()).map(({ kind, text }) => kind === "fix" && text),
};

/** All that lies between a clone and a working site, in order. */
export const allSteps = (world: World): Step[] => [
  textsStep,
  committedStep(world),
  mailStep(world, () =>
    readReadiness(world).then(
      () => true,
      () => false,
    ),
  ),
  addressStep(world),
  tokenStep(world),
  projectStep(world),
  backendStep(world),
  websiteStep(world),
  staffStep(world),
  scheduleStep(world),
  domainStep(world),
  dnsStep(world),
  githubStep(world),
  proofStep(world),
];
