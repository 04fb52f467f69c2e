/** Keeps French punctuation with its word: no line begins with a colon, a question mark or a closing quote. */
export const french = (text: string): string =>
  text.replace(/ ([:;!?»])(?=[\s*_.,)…!?»”"’\]]|$)/gm, '\u00a0$1').replace(/« /g, '«\u00a0')
