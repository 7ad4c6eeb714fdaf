import { describe, expect, it } from 'vitest';
import { findDialTarget, HostMappingError, parseHostMapping } from './host-mapping.ts';

describe('parseHostMapping', () => {
  it('reads hosts and wildcards', () => {
    const mapping = parseHostMapping(' *.test=127.0.0.1:8099, Example.org = [::1]:8100 ');
    expect(findDialTarget(mapping, 'a.test')).toEqual({ address: '127.0.0.1', port: 8099 });
    expect(findDialTarget(mapping, 'b.a.test')).toEqual({ address: '127.0.0.1', port: 8099 });
    expect(findDialTarget(mapping, 'example.org')).toEqual({ address: '::1', port: 8100 });
  });

  it('leaves everything else alone', () => {
    const mapping = parseHostMapping('*.test=127.0.0.1:8099,example.org=127.0.0.1:8100');
    for (const host of ['test', 'atest', 'www.example.org', 'example.org.evil.com', 'a.test.com', '']) {
      expect(findDialTarget(mapping, host)).toBeNull();
    }
  });

  it('takes the first rule that fits', () => {
    const mapping = parseHostMapping('a.test=127.0.0.1:1,*.test=127.0.0.1:2');
    expect(findDialTarget(mapping, 'a.test')?.port).toBe(1);
    expect(findDialTarget(mapping, 'b.test')?.port).toBe(2);
  });

  it('is empty for an empty text', () => {
    expect(parseHostMapping('  ')).toEqual([]);
  });

  it.each([
    ['example.org', '"example.org" is not of the form host=address:port'],
    ['a=b=c', 'is not of the form'],
    ['*=127.0.0.1:80', '"*" in "*=127.0.0.1:80" is not a host name'],
    ['http://a.test=127.0.0.1:80', 'is not a host name'],
    ['a.test=localhost:80', 'must be an IP address and a port'],
    ['a.test=127.0.0.1', 'must be an IP address and a port'],
    ['a.test=127.1:80', 'must be an IP address and a port'],
    ['a.test=127.0.0.1:0', '"0" in "a.test=127.0.0.1:0" is not a port'],
    ['a.test=127.0.0.1:65536', 'is not a port'],
    ['a.test=127.0.0.1:http', 'is not a port'],
    ['a.test=127.0.0.1:80,', '"" is not of the form'],
  ])('refuses %s and says why', (text, message) => {
    expect(() => parseHostMapping(text)).toThrow(HostMappingError);
    expect(() => parseHostMapping(text)).toThrow(message);
  });
});
