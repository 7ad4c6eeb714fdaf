/** Addresses that must never be connected to: loopback, private, metadata, documentation, tunnels, unassigned. */
export const MUST_BLOCK_ADDRESSES =
  `0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.254 127.0.0.1 127.127.127.127
  127.255.255.255 168.63.129.16 169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1
  192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.9 224.0.0.1
  239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::7f00:1 ::10.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1
  ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b::10.0.0.1 64:ff9b:1::7f00:1
  64:ff9b:1:fffe::a00:1 100::1 100:0:0:1::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:20::1 2001:db8::1
  2002:7f00:1:: 2002:a9fe:a9fe::1 2002:c0a8:101:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fd12:3456::1 fe80::1 fe90::1
  febf::1 fec0::1 ff02::1 ff0e::1 4000::1 ::2 8000::1 fe00::1`
    .trim()
    .split(/\s+/);

/** Public addresses adjacent to every block of the deny list. */
export const MUST_ALLOW_ADDRESSES =
  `1.1.1.1 8.8.8.8 9.9.9.9 100.63.255.255 100.128.0.0 172.15.255.255 172.32.0.1 192.167.1.1 192.169.1.1 198.17.255.255
  198.20.0.1 11.0.0.1 126.255.255.255 128.0.0.1 223.255.255.254 2001:4860:4860::8888 2606:4700:4700::1111
  2a00:1450:4001::1 2620:fe::fe`
    .trim()
    .split(/\s+/);

/** Spellings of a target that is not a public website, as typed by a visitor or found in a page. */
export const HOSTILE_TARGETS: readonly string[] = [
  // Loopback spellings
  ...['127.0.0.1', '127.1', '127.0.1', '0', '0.0.0.0', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1'].map(
    withHttp,
  ),
  ...['017700000001', '127.000.000.001', '127.127.127.127', '0x7f.0x0.0x0.0x1', '0300.0250.0.1'].map(withHttp),
  // Trailing dots
  ...['127.0.0.1.', 'localhost.', '127.1.', 'localhost..'].map(withHttp),
  // Unicode digits, dots and letters
  ...['①②⑦.⓪.⓪.①', '１２７.０.０.１', '127。0。0。1', '127．0．0．1', '127｡0｡0｡1', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ'].map(withHttp),
  ...['local\u00adhost', 'loca\u200blhost', '\u2488\u24ff.1'].map(withHttp),
  // Percent-encoded
  ...['127%2e0%2e0%2e1', '%31%32%37.0.0.1', '%6c%6f%63%61%6c%68%6f%73%74', '127.0.0.1%00.example.com'].map(withHttp),
  // IPv6
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'].map(withHttp),
  ...['[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fc00::1]'].map(withHttp),
  ...['[fe80::1]', '[fec0::1]', '[fe80::1%25eth0]', '[fd00:ec2::254]', '[2606:4700:4700::1111]'].map(withHttp),
  // User names
  'http://example.com@127.0.0.1/',
  'http://user:pw@example.com/',
  'http://user@example.com/',
  'http://1.1.1.1 &@127.0.0.1# @3.3.3.3/',
  'http://127.0.0.1:80@example.com:80/',
  // Backslashes and slashes
  'http:\\\\127.0.0.1',
  'http:127.0.0.1',
  'http:/127.0.0.1',
  'http:///127.0.0.1',
  'http://127.0.0.1\\@example.com/',
  'http://example.com\\@127.0.0.1/',
  '\\\\127.0.0.1\\share',
  // Control characters inside
  'http://127.0.\t0.1/',
  'http://exam\nple.com/',
  'http://exam\u0000ple.com/',
  'ht\ntp://127.0.0.1/',
  '  http://127.0.0.1/  ',
  // Fragments and queries
  'http://127.0.0.1#@example.com/',
  'http://127.0.0.1?@example.com',
  'http://127.0.0.1/?@example.com',
  // Other schemes
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com:70/_x',
  'dict://example.com:2628/',
  'data:text/html,<h1>x</h1>',
  'javascript:alert(1)',
  'blob:https://example.com/1',
  'jar:http://example.com!/x',
  'view-source:http://example.com/',
  'ws://example.com/',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/info',
  'about:blank',
  'mailto:someone@example.com',
  // Metadata services
  ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', '168.63.129.16'].map(withHttp),
  ...['metadata.google.internal', 'instance-data.ec2.internal'].map(withHttp),
  // Private names
  ...['localhost', 'sub.localhost', 'db', 'redis', 'printer.local', 'wiki.internal', 'router.home.arpa'].map(withHttp),
  ...['abcdefghij234567.onion', 'LOCALHOST', 'Printer.LOCAL'].map(withHttp),
  `http://${'a.'.repeat(130)}com/`,
  `http://${'a'.repeat(64)}.com/`,
  // Ports
  ...['22', '25', '6379', '5432', '11211', '8080', '0', '65536', '99999', '080', ''].map(
    (port) => `http://example.com:${port}/`,
  ),
  // Nothing at all
  ...['', '   ', 'http://', 'https:', 'http://.', 'http://..', 'http://exa mple.com/', 'http://[', 'http://%zz/'],
];

function withHttp(host: string): string {
  return `http://${host}/`;
}
