import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { formatOpenHours, formatOperatorAddress, listed } from './operator.ts';

const NODE = 'v24.0.0';
const operatorOf = (environment: Record<string, string>) => readConfig(environment, NODE).operator;

describe('readOperator', () => {
  it('gives no operator without a setting', () => {
    expect(operatorOf({})).toBeNull();
  });

  it('reads configured values, and null for the rest', () => {
    const operator = operatorOf({
      OPERATOR_NAME: 'Example Operator LLC',
      OPERATOR_CITY: 'Duluth',
      OPERATOR_REGION: 'MN',
      OPERATOR_HOURS: 'Mo-Fr 09:00-17:00; Sa 10:00-12:00',
      OPERATOR_AREA: 'Duluth, MN; Superior, WI',
      OPERATOR_PROFILES: 'https://social.example/operator',
    });
    expect(operator).toMatchObject({
      name: 'Example Operator LLC',
      phone: null,
      trade: null,
      address: { street: null, city: 'Duluth', region: 'MN', postalCode: null },
      areas: ['Duluth, MN', 'Superior, WI'],
      profiles: ['https://social.example/operator'],
    });
    expect(operator?.hours.map(formatOpenHours)).toEqual([
      'Monday to Friday, 09:00 to 17:00',
      'Saturday, 10:00 to 12:00',
    ]);
    expect(operator?.address && formatOperatorAddress(operator.address)).toBe('Duluth, MN');
    expect(listed(operator?.areas ?? [])).toBe('Duluth, MN and Superior, WI');
  });

  it('goes over the end of the week', () => {
    const operator = operatorOf({ OPERATOR_NAME: 'Example', OPERATOR_HOURS: 'Sa-Mo 10:00-12:00' });
    expect(operator?.hours[0]?.days).toEqual(['Saturday', 'Sunday', 'Monday']);
  });

  it.each([
    [{ OPERATOR_PHONE: '+1 218-555-0100' }, 'OPERATOR_NAME'],
    [{ OPERATOR_NAME: 'Example', OPERATOR_STREET: '1 Example Street' }, 'OPERATOR_CITY'],
    [{ OPERATOR_NAME: 'Example', OPERATOR_PHONE: '218 555 0100' }, 'OPERATOR_PHONE'],
    [{ OPERATOR_NAME: 'Example', OPERATOR_PHONE: '+1"onclick=1' }, 'OPERATOR_PHONE'],
    [{ OPERATOR_NAME: 'Example', OPERATOR_HOURS: '9 to 5' }, 'OPERATOR_HOURS'],
    [{ OPERATOR_NAME: 'Example', OPERATOR_PROFILES: 'javascript:alert(1)' }, 'OPERATOR_PROFILES'],
    [{ OPERATOR_NAME: 'Example', OPERATOR_FOUNDED: 'long ago' }, 'OPERATOR_FOUNDED'],
  ])('refuses %j with a sentence that names %s', (environment, name) => {
    expect(() => readConfig(environment, NODE)).toThrow(ConfigError);
    expect(() => readConfig(environment, NODE)).toThrow(name);
  });
});
