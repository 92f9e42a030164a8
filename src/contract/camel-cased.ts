type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail> & string>}` : Name;

type CamelCased<Fields> = { [Name in keyof Fields as Camel<Name>]: Fields[Name] };

/**
 * Returns the fields of a wire format under the names of the core. Their values are unchanged.
 *
 * @example
 * camelCased({ paid_at: 0, vin: null }); // { paidAt: 0, vin: null }
 */
export function camelCased<Fields extends object>(fields: Fields): CamelCased<Fields>;
export function camelCased(fields: object): object {
  const coreName = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [coreName(name), value]));
}
