import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import shell from "../../src/content/algemeen.yaml";
import example from "../../src/content/bedrijf.yaml";
import type { Company } from "../../src/lib/content/schema";
import { FloatingContact } from "../../src/sections/floating-contact";
import { Footer } from "../../src/sections/footer";

/** What surrounds a page, for a company that differs from the owner's in these facts. */
const around = (facts: Partial<Company>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Footer
        content={shell}
        company={{ ...example, ...facts }}
        menu={{ pages: [], services: [], small: [] }}
      />
      <FloatingContact content={shell} company={{ ...example, ...facts }} />
    </MemoryRouter>,
  );

const network = (name: string, mark: string) => ({ name, mark, url: `https://www.${mark}.com/dak` });

test.each([
  ["none", []],
  ["several", [network("Facebook", "facebook"), network("YouTube", "youtube"), network("TikTok", "tiktok")]],
])(
  "with %s of the social networks, each has one link and the first a floating button",
  (_number, networks) => {
    const [footer = "", floating = ""] = around({ networks }).split("</footer>");
    const linksIn = (html: string) =>
      networks.filter(({ url }) => html.includes(`href="${url}"`)).map(({ name }) => name);
    const names = networks.map(({ name }) => name);
    expect(linksIn(floating)).toEqual(names.slice(0, 1));
    expect(linksIn(footer)).toEqual(names.slice(1));
    expect(floating.match(/<li/g)).toHaveLength(networks.length > 0 ? 4 : 3);
    expect(floating).not.toMatch(/[{}]|undefined/);
  },
);
