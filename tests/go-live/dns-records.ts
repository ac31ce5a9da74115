import { outside } from "../../scripts/go-live/outside.ts";

/** The records of DNS, by type and name. */
export type Records = Record<string, unknown[]>;

/** The records before the owner does anything: the domain is at its old host. */
export const atOldHost: Records = {
  "NS vandam.nl": ["ns1.oldhost.nl"],
  "TXT vandam.nl": [["v=spf1 mx", " ~all"]],
};
/** The records later: the domain is at Cloudflare, with what the owner's mail needs. */
export const atCloudflare: Records = {
  ...atOldHost,
  "NS vandam.nl": ["Anna.NS.cloudflare.com"],
  "TXT _dmarc.vandam.nl": [["v=DMARC1; p=none"]],
};

/** Makes the command read these records. */
export function setDns(recordsNow: () => Records): void {
  const resolver = (type: string) => async (name: string) => {
    const records = recordsNow()[`${type} ${name}`];
    if (!records) throw new Error(`query${type} ENOTFOUND ${name}`);
    return records;
  };
  const [resolveNs, resolveTxt, resolveSrv] = ["NS", "TXT", "SRV"].map(resolver);
  Object.assign(outside, { dns: { lookup: async () => ({}), resolveNs, resolveTxt, resolveSrv } });
}
