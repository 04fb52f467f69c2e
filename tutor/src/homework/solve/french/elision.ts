/** Words in h- before which nothing is elided. */
const ASPIRATED =
  /^(?:ha(?:ï|i[rsnet]|ch|nt|ndicap|rcel|rd|ricot|sard|ut|uss|ll|lt|mac|mster|nch|ngar|rpe)|hé(?:l|ris|ros\b)|h[eé]riss|heurt|hib|hiss|hoch|hollan|homard|hong|hont|hoquet|hors|hou|hu(?:e|it\b|rl|tt))/i

/** Whether « le » before a word is « l’ ». */
export const elides = (word: string): boolean =>
  /^[aeiouyàâéèêëîïôûœh]/i.test(word) && !/^(?:y(?!\b)|oui|onz|yaourt)/i.test(word) && !ASPIRATED.test(word)

/** « ne » or « n’ », « me » or « m’ », with the word behind it. */
export const elided = (short: string, word: string): string =>
  elides(word) ? `${short.slice(0, -1)}'${word}` : `${short} ${word}`
