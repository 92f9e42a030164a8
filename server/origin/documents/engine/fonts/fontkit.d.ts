// fontkit, which pdfkit itself draws with, comes without types; these are the few that documents need.
declare module 'fontkit' {
  /** Text as glyphs, in units of the font. */
  export interface GlyphRun {
    readonly glyphs: readonly {
      readonly id: number;
      readonly advanceWidth: number;
      /** What it stands for, when the text is copied or read aloud. */
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
  /** Opens a font of any kind that fontkit knows. */
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit takes an open font as well as its bytes; opening it anew for each document costs ten times the drawing. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
  interface TextOptions {
    /** How wide the text is, where that is known: pdfkit takes it over from its own breaking of lines. */
    textWidth?: number;
  }
}
