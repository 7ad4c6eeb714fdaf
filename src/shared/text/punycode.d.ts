/** RFC 3492. Named by its file: `punycode` alone is a part of Node that will go. */
declare module 'punycode/punycode.js' {
  const punycode: {
    /** The Unicode text of a label without its `xn--`. Throws `RangeError` for a text that is none. */
    decode(text: string): string;
  };
  export default punycode;
}
