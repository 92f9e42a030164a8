import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Half the time of zlib's own level, for a file larger by a fiftieth. */
const DEFLATE_LEVEL = 4;

/** A picture that a document has opened, in pixels; pdfkit's types do not tell of it. */
export interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  /** As EXIF counts it: from 5 on, width and height are the other way round. Only JPEG has it. */
  readonly orientation?: number;
  /** Only JPEG has it; `undefined` where PDF knows none such. */
  readonly colorSpace?: string | undefined;
}

/**
 * A pdfkit document that writes less: the operators of a page in one piece, and a colour only where it changes.
 *
 * @example
 * const doc = new PdfDocument({ size: 'LETTER', autoFirstPage: false });
 */
export class PdfDocument extends PDFDocument {
  /** What is written of the file. pdfkit writes its first line before a field of ours could be set. */
  declare private written?: Uint8Array[];
  /** Opens a PNG or JPEG, as bytes or as a data URL; one by its data URL is in the file once. Throws what is none. */
  declare openImage: (source: Uint8Array | string) => OpenedPicture;
  /** The operators of the page being drawn. */
  #content: string[] = [];
  /** The colour that areas and text are filled with; the last one counts, those before it come back with `restore`. */
  #fills: (PDFKit.Mixins.ColorValue | null)[] = [null];
  #finished: () => void = () => undefined;
  readonly #stamps = new Map<string, PDFKit.PDFKitReference>();

  override addContent(operator: string): this {
    this.#content.push(operator);
    return this;
  }

  /**
   * Ends the document and gives its file. pdfkit is a stream, but writes all at once, in a thousand pieces, each of which
   * would be handed on by itself; only a picture that shines through is unpacked meanwhile.
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
   * Draws what is drawn again and again, text included: its operators are in the file once, and each time but refers to
   * them. What bears the same key must look the same.
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

  /** The lines of our documents are measured before they are drawn. */
  override widthOfString(text: string, options: PDFKit.Mixins.TextOptions = {}): number {
    return options.textWidth ?? super.widthOfString(text, options);
  }

  override fillColor(color: PDFKit.Mixins.ColorValue, opacity?: number): this {
    if (color === this.#fills.at(-1) && opacity === undefined) return this;
    this.#fills[this.#fills.length - 1] = color;
    return super.fillColor(color, opacity);
  }
}
