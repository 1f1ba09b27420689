/** An attribute that a shop has defined for its products. */
export interface DescribedAttribute {
  /** What identifies it in every language, such as `material` or `country-of-origin`. */
  key: string;
  /** Name of the attribute. */
  name: string;
  /** Value of the attribute, plain text. */
  value: string;
}

/** Properties of a product on schema.org whose value is a text. */
const TEXTS = ['award', 'color', 'material', 'model', 'mpn', 'pattern', 'size'];
/** Properties whose value is a number with its unit. */
const MEASURES = ['depth', 'height', 'weight', 'width'];
/** Properties whose value is a thing with a name, by the type of the thing. */
const THINGS = new Map([
  ['brand', 'Brand'],
  ['countryOfOrigin', 'Country'],
  ['manufacturer', 'Organization'],
]);
const SPELLINGS = new Map([['colour', 'color']]);

const GTIN = /^(?:\d{8}|\d{12,14})$/;
const MEASURE = /^(\d+)(?:[.,](\d+))? ?(\p{L}{1,12})$/u;

/** The property of schema.org that an attribute is, with its value; undefined if schema.org has none, or the value does not fit. */
function propertyOf({ key, value }: DescribedAttribute): [name: string, value: unknown] | undefined {
  const camelCase = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const property = SPELLINGS.get(camelCase) ?? camelCase;
  if (TEXTS.includes(property)) return [property, value];
  const type = THINGS.get(property);
  if (type) return [property, { '@type': type, name: value }];
  if (property === 'gtin') return GTIN.test(value) ? [property, value] : undefined;
  const [, whole, decimals, unit] = (MEASURES.includes(property) && MEASURE.exec(value)) || [];
  return whole ? [property, `${whole}${decimals ? `.${decimals}` : ''} ${unit}`] : undefined;
}

/** Attributes as properties of a product: those that schema.org defines, and `additionalProperty` for all others. */
export function attributeProperties(attributes: readonly DescribedAttribute[]) {
  const properties: Record<string, unknown> = {};
  const additionalProperty: object[] = [];
  for (const attribute of attributes) {
    const [property, value] = propertyOf(attribute) ?? [];
    const { key: propertyID, name } = attribute;
    if (property) properties[property] = value;
    else additionalProperty.push({ '@type': 'PropertyValue', propertyID, name, value: attribute.value });
  }
  return { properties, additionalProperty };
}
