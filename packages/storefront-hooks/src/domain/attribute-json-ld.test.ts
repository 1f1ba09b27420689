import { describe, expect, it } from 'vitest';
import { attributeProperties } from './attribute-json-ld.ts';

const propertiesOf = (key: string, value: string) => attributeProperties([{ key, name: 'Name', value }]);

describe('attributes of a product in JSON-LD', () => {
  it.each([
    ['material', 'Oak', { material: 'Oak' }],
    ['colour', 'Sky', { color: 'Sky' }],
    ['award', 'Best lamp', { award: 'Best lamp' }],
    ['model', 'L1', { model: 'L1' }],
    ['mpn', '12-A', { mpn: '12-A' }],
    ['pattern', 'Stripes', { pattern: 'Stripes' }],
    ['size', 'M', { size: 'M' }],
    ['brand', 'Lune', { brand: { '@type': 'Brand', name: 'Lune' } }],
    ['country-of-origin', 'France', { countryOfOrigin: { '@type': 'Country', name: 'France' } }],
    ['manufacturer', 'Lune SAS', { manufacturer: { '@type': 'Organization', name: 'Lune SAS' } }],
    ['gtin', '40123455', { gtin: '40123455' }],
    ['gtin', '4006381333931', { gtin: '4006381333931' }],
    ['weight', '250 g', { weight: '250 g' }],
    ['height', '12,5cm', { height: '12.5 cm' }],
    ['width', '0.75 m', { width: '0.75 m' }],
    ['depth', '3 in', { depth: '3 in' }],
  ])('%s “%s” is a property of schema.org', (key, value, properties) => {
    expect(propertiesOf(key, value)).toEqual({ properties, additionalProperty: [] });
  });

  it.each([
    ['care', 'Hand wash'],
    ['gtin', '123456789'],
    ['gtin', '400638133393'.repeat(2)],
    ['gtin', 'x40123455'],
    ['weight', 'light'],
    ['weight', 'about 250 g'],
    ['weight', '250 g each'],
    ['weight', '1.2.3 kg'],
  ])('%s “%s” is an additional property', (key, value) => {
    const additional = { '@type': 'PropertyValue', propertyID: key, name: 'Name', value };
    expect(propertiesOf(key, value)).toEqual({ properties: {}, additionalProperty: [additional] });
  });
});
