/** A place of the model, in metres: along the terrace, into the depth, up. */
export type Place = readonly [x: number, y: number, z: number];
/** Where a part's own coordinates lie in the model: on the ground, on a slope, on a wall. */
export type Frame = (x: number, y: number, z: number) => Place;
type Point = readonly [x: number, y: number];
/** A piece of a path that is repeated as it is, and where it ends. */
interface Curve {
  path: string;
  by: Point;
}
export type Shape = (Place | Curve)[];
/** From and to. */
export type Span = readonly [from: number, to: number];

/** One tone for each plane; the names are those of tailwind.config.ts where it has them. */
export const tone = {
  white: "#f5f7f8",
  light: "#dbe2e7",
  zinc: "#c0ccd4",
  grey: "#93a5b1",
  lead: "#5f727e",
  slate: "#475a66",
  soft: "#20343f",
  ink: "#13222c",
  pale: "#fbece6",
  blush: "#ffb496",
  tile: "#b5391a",
  tileDark: "#8f2a10",
} as const;
export type Tone = (typeof tone)[keyof typeof tone];

/** Drawing units to the metre along each axis; whole numbers for a tile of 0.3 m and a row of 0.25 m. */
const axes = { x: [370, 28 / 0.3], y: [188, -185.4], z: [0, -361] } as const;

export const world: Frame = (x, y, z) => [x, y, z];
export const moved =
  (frame: Frame, dx: number, dy: number, dz: number): Frame =>
  (x, y, z) =>
    frame(x + dx, y + dy, z + dz);

export const range = (from: number, to: number, by = 1) => Array.from({ length: Math.floor((to - from) / by + 1e-6) + 1 }, (_, index) => from + index * by);

/** A line or an outline through places. */
export const through = (...places: Shape): Shape => places;

/** Four corners of a plane, given by the two coordinates that vary. */
export const flat = (at: Frame, [x0, x1]: Span, [y0, y1]: Span, z: number): Shape => [at(x0, y0, z), at(x1, y0, z), at(x1, y1, z), at(x0, y1, z)];
export const front = (at: Frame, [x0, x1]: Span, y: number, [z0, z1]: Span): Shape => [at(x0, y, z0), at(x1, y, z0), at(x1, y, z1), at(x0, y, z1)];
export const side = (at: Frame, x: number, [y0, y1]: Span, [z0, z1]: Span): Shape => [at(x, y0, z0), at(x, y1, z0), at(x, y1, z1), at(x, y0, z1)];

/** The paper of one drawing: projects, draws, and remembers what to name. Its lines are as wide at any zoom. */
export class Sheet {
  readonly marks = { left: {} as Record<string, Point>, right: {} as Record<string, Point> };
  private readonly stamps = new Map<string, string>();
  private bounds = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];

  /** `pixel` is how many units make a CSS pixel at the size used; `rough` leaves out what a phone cannot show. */
  constructor(
    readonly zoom: number,
    readonly pixel: number,
    readonly rough = false,
  ) {}

  private project([x, y, z]: Place): Point {
    return [Math.round(this.zoom * (x * axes.x[0] + y * axes.y[0])), Math.round(this.zoom * (x * axes.x[1] + y * axes.y[1] + z * axes.z[1]))];
  }

  /** Cubic curves through places given as steps from the first. */
  curve(steps: Place[], times = 1): Curve {
    const points = steps.map((step) => this.project(step));
    let [fromX, fromY] = [0, 0];
    const numbers = points.flatMap(([x, y], index) => {
      const step = [x - fromX, y - fromY];
      if (index % 3 === 2) [fromX, fromY] = [x, y];
      return step;
    });
    return { path: `c${numbers.join(" ")}`.repeat(times), by: [fromX * times, fromY * times] };
  }

  private path(shapes: Shape[], close: boolean): string {
    let [x, y] = [0, 0];
    let path = "";
    for (const shape of shapes) {
      let start: Point | undefined;
      for (const step of shape) {
        const isCurve = "path" in step;
        const [toX, toY] = isCurve ? [x + step.by[0], y + step.by[1]] : this.project(step);
        const [dx, dy] = [toX - x, toY - y];
        if (isCurve) path += step.path;
        else if (!start) path += path ? `m${dx} ${dy}` : `M${dx} ${dy}`;
        else if (dy === 0) path += `h${dx}`;
        else path += dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
        [x, y] = [toX, toY];
        start ??= [x, y];
        const [left, top, right, bottom] = this.bounds;
        this.bounds = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
      if (close && start) {
        path += "z";
        [x, y] = start;
      }
    }
    return path.replaceAll(" -", "-").replaceAll(/(l[-\d ]+)(?:l([-\d ]+))+/g, (lines) => `l${lines.slice(1).replaceAll("l-", "-").replaceAll("l", " ")}`);
  }

  /** Planes without a line around them. */
  fill(color: Tone, ...shapes: Shape[]) {
    return `<path fill="${color}" stroke="none" d="${this.path(shapes, true)}"/>`;
  }

  /** Planes with the outline that parts them. */
  plane(color: Tone, ...shapes: Shape[]) {
    return `<path fill="${color}" d="${this.path(shapes, true)}"/>`;
  }

  shade(opacity: number, ...shapes: Shape[]) {
    return `<path stroke="none" fill-opacity="${opacity}" d="${this.path(shapes, true)}"/>`;
  }

  /** Lines, `width` in CSS pixels. */
  lines(color: Tone, width: number, ...shapes: Shape[]) {
    return this.strokes(color, width, shapes, false);
  }

  rings(color: Tone, width: number, ...shapes: Shape[]) {
    return this.strokes(color, width, shapes, true);
  }

  dashes(color: Tone, width: number, ...shapes: Shape[]) {
    const dash = Math.round(6 * this.pixel);
    return this.lines(color, width, ...shapes).replace(" d=", ` stroke-dasharray="${dash}" d=`);
  }

  /** The part of a drawing that is only seen as a sketch. */
  ghost(...shapes: Shape[]) {
    const { bounds } = this;
    const path = `<path fill="none" stroke="url(#ghost)" stroke-width="${Math.round(this.pixel)}" d="${this.path(shapes, false)}"/>`;
    this.bounds = bounds;
    return path;
  }

  private strokes(color: Tone, width: number, shapes: Shape[], close: boolean) {
    const stroke = color === tone.ink ? "" : ` stroke="${color}"`;
    const units = Math.round(width * this.pixel);
    return `<path fill="none"${stroke} stroke-width="${units}" d="${this.path(shapes, close)}"/>`;
  }

  /** A block between the spans, of which its top, its front and its right end are seen. */
  box(at: Frame, x: Span, y: Span, z: Span, [top, face, end]: readonly [Tone, Tone, Tone]) {
    return this.boxes(at, [[x, y, z]], [top, face, end]);
  }

  /** Blocks that do not hide one another. */
  boxes(at: Frame, blocks: [Span, Span, Span][], [top, face, end]: readonly [Tone, Tone, Tone]) {
    if (blocks.length === 0) return "";
    return (
      this.plane(end, ...blocks.map(([x, y, z]) => side(at, x[1], y, z))) +
      this.plane(face, ...blocks.map(([x, y, z]) => front(at, x, y[0], z))) +
      this.plane(top, ...blocks.map(([x, y, z]) => flat(at, x, y, z[1])))
    );
  }

  /** What is drawn more than once: `draw` draws it at the origin, each stamp stands at a place. */
  stamp(id: string, place: Place, draw: () => string) {
    if (!this.stamps.has(id)) {
      const { bounds } = this;
      this.stamps.set(id, draw());
      this.bounds = bounds;
    }
    const [x, y] = this.project(place);
    return `<use href="#${id}" x="${x}" y="${y}"/>`.replace(/ [xy]="0"/g, "");
  }

  part(id: string, ...pieces: string[]) {
    return `<g id="${id}">${pieces.join("")}</g>`;
  }

  clip(id: string, shape: Shape, ...pieces: string[]) {
    this.stamps.set(`clip ${id}`, `<clipPath id="${id}"><path d="${this.path([shape], true)}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${pieces.join("")}</g>`;
  }

  /** Parts that the page names, on each side from above to below; numbers run on from left to right. */
  mark(left: Record<string, Place>, right: Record<string, Place>) {
    const projected = (places: Record<string, Place>) => Object.fromEntries(Object.entries(places).map(([part, place]) => [part, this.project(place)]));
    this.marks.left = projected(left);
    this.marks.right = projected(right);
  }

  /** The window on the drawing, as wide to its height as `ratio` says: in its middle the drawing, beside it room for words. */
  view(ratio: number, margin = 0.04) {
    const [left, top, right, bottom] = this.bounds;
    const height = Math.max(bottom - top, (right - left) / (0.64 * ratio)) * (1 + 2 * margin);
    const width = height * ratio;
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    return [middle[0] - width / 2, middle[1] - height / 2, width, height].map(Math.round);
  }

  definitions() {
    return [...this.stamps].map(([id, content]) => (id.startsWith("clip ") ? content : `<g id="${id}">${content}</g>`)).join("");
  }
}
