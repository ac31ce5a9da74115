/**
 * `npm run share`: draws the images that messages and social networks show beside
 * a link, public/share/<kind of page>.jpg, from the titles and pictures in
 * src/content. Run it after changing one of those; the tests say when.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { reportProblem, SetupProblem } from "../../embedded/setup-problem.ts";
import { fallbackAddress } from "../../src/lib/picture-files.ts";
import type { ShareImage } from "../../src/share-images.ts";
import { LogoMark } from "../../src/ui/logo-mark.tsx";
import tailwind from "../../tailwind.config.ts";
import { requireContent } from "../content/check.ts";
import { withSiteModule } from "../content/site-module.ts";
import { chromiumFlags, ensureChromium } from "../shared/chromium.ts";

/** Some networks leave out what is larger; the pictures of the whole site have a budget too. */
const largestFile = 120_000;
type ShareImages = typeof import("../../src/share-images.ts");

const { ink, tile } = tailwind.theme.colors;

/** A file as an address that needs no server. */
async function dataAddress(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}

function Card({ title, picture }: { title: string; picture: string }) {
  return (
    <body>
      <img src={picture} alt="" />
      <div className="brand">
        <LogoMark />
        <span>{requireContent()["bedrijf.yaml"].name}</span>
      </div>
      <h1>{title}</h1>
    </body>
  );
}

function styles(font: string): string {
  return `
    @font-face { font-family: Archivo; src: url(${font}); font-weight: 400 760; }
    body { position: relative; width: 1200px; height: 630px; margin: 0; box-sizing: border-box; padding: 64px;
      display: flex; flex-direction: column; justify-content: space-between; overflow: hidden;
      background: ${ink.DEFAULT}; border-bottom: 16px solid ${tile.DEFAULT}; color: white; font-family: Archivo; }
    img { position: absolute; top: 0; right: 0; width: 640px; height: 100%; object-fit: cover;
      clip-path: polygon(96px 0, 100% 0, 100% 100%, 0 100%); }
    .brand { display: flex; align-items: center; gap: 20px; font-size: 34px; font-weight: 700; letter-spacing: -0.01em; }
    svg { width: 76px; height: 76px; }
    h1 { width: 500px; margin: 0; font-size: 60px; line-height: 1.06; font-weight: 760; letter-spacing: -0.028em;
      text-wrap: balance; hyphens: auto; overflow-wrap: break-word; }`;
}

/** As sharp as fits in `largestFile`, with its words inside, by which a test knows an image that is out of date. */
async function compress(screenshot: Buffer, { title, picture }: ShareImage): Promise<Buffer> {
  for (let quality = 84; quality >= 40; quality -= 4) {
    const file = await sharp(screenshot)
      .jpeg({ quality, mozjpeg: true })
      .withExif({ IFD0: { ImageDescription: `${title} | ${picture.name}` } })
      .toBuffer();
    if (file.length <= largestFile) return file;
  }
  throw new SetupProblem(`The share image "${title}" does not fit in ${largestFile} bytes.`);
}

async function drawShareImages(): Promise<void> {
  const images = await withSiteModule("/src/share-images.ts", (module: ShareImages) => module.shareImages());
  const css = styles(await dataAddress("src/fonts/archivo-variable.woff2", "font/woff2"));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await mkdir("public/share", { recursive: true });
  for (const image of images.values()) {
    const picture = await dataAddress(`public${fallbackAddress(image.picture.name, 1440)}`, "image/webp");
    const card = renderToStaticMarkup(<Card title={image.title} picture={picture} />);
    await page.setContent(`<!doctype html><html lang="nl"><style>${css}</style>${card}</html>`);
    await page.evaluate(() => Promise.all([document.fonts.ready, document.images[0]?.decode()]));
    await writeFile(`public/share/${image.name}.jpg`, await compress(await page.screenshot(), image));
    console.log(`public/share/${image.name}.jpg`);
  }
  await browser.close();
}

drawShareImages().catch(reportProblem);
