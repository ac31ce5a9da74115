import { deployStep, settingsStep } from "./backend.ts";
import { dnsStep } from "./dns.ts";
import { githubStep } from "./github.ts";
import { mailStep } from "./mail.ts";
import { projectStep } from "./project.ts";
import { staffStep } from "./staff.ts";
import type { Step } from "./steps.ts";
import { textsStep } from "./texts.ts";
import { trialStep } from "./trial-requests.ts";
import { domainStep, websiteStep } from "./website.ts";

/** All steps from a clone to a working site. Their order gives the owner each answer before a step asks for it. */
export const allSteps = [
  textsStep,
  mailStep,
  projectStep,
  // The backend is deployed before the website, because the website needs it.
  deployStep,
  websiteStep,
  domainStep,
  settingsStep,
  staffStep,
  dnsStep,
  githubStep,
  trialStep,
];

/** The steps that the workflow can check, without a mail password. */
export const stepsOfWorkflow = [textsStep, projectStep, deployStep, settingsStep];

/** The titles of the steps that a check of `steps` skips, and what no check can see. */
export const unseenBy = (steps: Step[]) => [
  ...allSteps.filter((step) => !steps.includes(step)).map(({ title }) => title),
  "Of een mail nu echt aankomt, en niet bij de spam",
];
