import { describe, expect, it } from 'vitest';
import { schemaRules, schemaText } from './schema-text.ts';

describe('a schema as text', () => {
  it('formats a type as in source code', () => {
    const text = schemaText({
      type: 'object',
      required: ['vin'],
      properties: {
        vin: { type: 'string', description: 'With 17 characters.' },
        kinds: { type: 'array', items: { enum: ['vhr', 'sticker'] } },
        price: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
        make: { type: ['string', 'null'] },
        known: { type: 'object', additionalProperties: { type: 'integer' } },
        file: { type: 'string', contentMediaType: 'application/octet-stream' },
        inner: { type: 'object', properties: { status: { const: 'success' } }, required: ['status'] },
      },
    });
    expect(text).toBe(`{
  vin: string; // With 17 characters.
  kinds?: ("vhr" | "sticker")[];
  price?: Money | null;
  make?: string | null;
  known?: { [name]: integer };
  file?: file;
  inner?: {
    status: "success";
  };
}`);
  });

  it("returns a field's rules, or nothing if there are none", () => {
    expect(schemaRules({ type: 'string', minLength: 1, maxLength: 64 })).toBe('1 to 64 characters');
    expect(schemaRules({ type: 'string', maxLength: 9, pattern: '^[A-Z]*$' })).toBe(
      'at most 9 characters, like ^[A-Z]*$',
    );
    expect(schemaRules({ type: 'string', format: 'email', pattern: 'long' })).toBe('email');
    expect(schemaRules({ type: 'integer', minimum: 0, default: 1 })).toBe('at least 0, else 1');
    expect(schemaRules({ type: 'string', default: '' })).toBe('');
  });
});
