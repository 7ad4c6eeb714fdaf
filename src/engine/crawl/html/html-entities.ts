import { Tokenizer } from 'htmlparser2';

const ENTITY = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});/g;
const decoded = new Map<string, string>();
/** Cache size: there are some 2,200 named entities and unlimited numeric ones. */
const REMEMBERED = 4096;

function decodeOne(entity: string): string {
  const known = decoded.get(entity);
  if (known !== undefined) return known;
  let text = '';
  const ignore = (): void => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => {
        text += entity.slice(start, end);
      },
      ontextentity: (codePoint) => {
        text += String.fromCodePoint(codePoint);
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  );
  tokenizer.write(entity);
  tokenizer.end();
  if (decoded.size < REMEMBERED) decoded.set(entity, text);
  return text;
}

/**
 * Decodes text in which content systems left HTML entities (`Smith &amp; Sons` in JSON-LD). Only
 * complete entities with a semicolon are decoded, once.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(ENTITY, decodeOne) : text;
}
