import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Takes half the time of zlib's default level, for a file that is 2% larger. */
const DEFLATE_LEVEL = 4;

/** An image opened by a document, in pixels; missing in pdfkit's types. */
export interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation; from 5 on, width and height are swapped. JPEG only. */
  readonly orientation?: number;
  /** JPEG only; `undefined` for a color space that PDF does not support. */
  readonly colorSpace?: string | undefined;
}

/**
 * A pdfkit document with less output: it buffers the operators of a page and writes a color only when it changes.
 *
 * @example
 * const doc = new PdfDocument({ size: 'LETTER', autoFirstPage: false });
 */
export class PdfDocument extends PDFDocument {
  /** The output so far. Declared without an initializer, because pdfkit writes the first line in its constructor. */
  declare private written?: Uint8Array[];
  /**
   * Opens a PNG or JPEG from bytes or a data URL; the same data URL is embedded once. Throws if the image is invalid.
   */
  declare openImage: (source: Uint8Array | string) => OpenedPicture;
  /** The operators of the current page. */
  #content: string[] = [];
  /** The stack of fill colors; the last one is active, and `restore` returns to the previous one. */
  #fills: (PDFKit.Mixins.ColorValue | null)[] = [null];
  #finished: () => void = () => undefined;
  readonly #stamps = new Map<string, PDFKit.PDFKitReference>();

  override addContent(operator: string): this {
    this.#content.push(operator);
    return this;
  }

  /**
   * Finishes the document and returns the file. Although pdfkit is a stream, it writes synchronously in about a
   * thousand chunks, so they are collected here; only images with transparency are decompressed asynchronously.
   *
   * @example
   * const pdf = await doc.finish();
   */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const finished = new Promise<void>((resolve) => {
      this.#finished = resolve;
    });
    this.end();
    await finished;
    return new Uint8Array(Buffer.concat(this.written ?? []));
  }

  override push(piece: Uint8Array | null): boolean {
    this.written ??= [];
    if (piece === null) this.#finished();
    else this.written.push(piece);
    return true;
  }

  override flushPages(): void {
    if (this.#content.length > 0) this.#writeContent(this.page.content);
    this.#content = [];
    super.flushPages();
  }

  #writeContent(content: PDFKit.PDFKitReference): void {
    const operators = Buffer.from(this.#content.join('\n'), 'latin1');
    content.compress = false;
    Object.assign(content.data, { Filter: 'FlateDecode' });
    content.write(deflateSync(operators, { level: DEFLATE_LEVEL }));
  }

  override addPage(options?: PDFKit.PDFDocumentOptions): this {
    super.addPage(options);
    this.#fills = [null];
    return this;
  }

  /**
   * Draws repeated content, including text: its operators are stored in the file once and referenced each time. Content
   * with the same key must look the same.
   *
   * @example
   * doc.stamp('dot', { x: 20, y: 40 }, 6, () => doc.circle(3, 3, 3).fill('black'));
   */
  stamp(key: string, { x, y }: { readonly x: number; readonly y: number }, side: number, draw: () => void): void {
    this.save().translate(x, y);
    const stamp = this.#stamps.get(key) ?? this.#stampOf(side, draw);
    this.#stamps.set(key, stamp);
    const name = `Stamp${stamp.id}`;
    this.page.xobjects[name] = stamp;
    this.addContent(`/${name} Do`).restore();
  }

  #stampOf(side: number, draw: () => void): PDFKit.PDFKitReference {
    const page = this.#content;
    this.#content = [];
    this.#fills.push(null);
    draw();
    const resources = { Font: this.page.fonts };
    const stamp = this.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, side, side], Resources: resources });
    stamp.end(this.#content.join('\n'));
    this.#content = page;
    this.#fills.pop();
    return stamp;
  }

  override save(): this {
    this.#fills.push(this.#fills.at(-1) ?? null);
    return super.save();
  }

  override restore(): this {
    this.#fills.pop();
    return super.restore();
  }

  /** Lines are measured before they are drawn. */
  override widthOfString(text: string, options: PDFKit.Mixins.TextOptions = {}): number {
    return options.textWidth ?? super.widthOfString(text, options);
  }

  override fillColor(color: PDFKit.Mixins.ColorValue, opacity?: number): this {
    if (color === this.#fills.at(-1) && opacity === undefined) return this;
    this.#fills[this.#fills.length - 1] = color;
    return super.fillColor(color, opacity);
  }
}
