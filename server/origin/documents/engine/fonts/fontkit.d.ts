// Types for fontkit, the font library of pdfkit, which has none; only those that documents need.
declare module 'fontkit' {
  /** Shaped text, in font units. */
  export interface GlyphRun {
    readonly glyphs: readonly {
      readonly id: number;
      readonly advanceWidth: number;
      /** The characters of the glyph, for copying text and for screen readers. */
      readonly codePoints: readonly number[];
    }[];
    readonly positions: readonly Readonly<Record<string, number>>[];
    readonly advanceWidth: number;
  }
  /** An open font. */
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: readonly string[]): GlyphRun;
    getGlyph(id: number): { readonly advanceWidth: number; readonly path: { toSVG(): string } };
  }
  /** Opens a font in any format that fontkit supports. */
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit also accepts an open font; opening a font for each document takes ten times as long as drawing it. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
  interface TextOptions {
    /** Width of the text, if known; pdfkit passes it from its own line breaking. */
    textWidth?: number;
  }
}
