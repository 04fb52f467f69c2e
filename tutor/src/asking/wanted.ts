/** What a question wants to read, by its own words. */
const WANTED: [RegExp, RegExp][] = [
  // A year is no number of anything.
  [
    /\bcombien\b|\bnombre de\b|quel(?:le)? (?:taille|vitesse|temperature|longueur|distance|duree|hauteur|valeur)/,
    /(?<![\d,])(?!(?:1[0-9]|20)\d\d(?!\d))\d/,
  ],
  [/\bage\b/, /\d+ (?:et \d+ )?ans|\d (?:milliards|millions) d’années/],
  [/\bquand\b|en quelle annee|quelle date|quelle annee/, /\d{3,4}|siècle|millions d’années/],
  [/\bexemples?\b/, /Exemple|par exemple|(?<!\*)\*[^*\n]{3,}\*(?!\*)/],
  [
    /\b(?:cite|nomme|liste|enumere)[rsz]?\b|\b(?:c'est|sont|est) (?:lesquel|laquel)|\bquel(?:le)?s sont\b/,
    /\p{L}\*{0,2}, .*\p{L}\*{0,2} (?:et|ou) |\p{L} ; .*\p{L} ; |^[-*] .*\n[-*] /mu,
  ],
  [/\bformule\b/, /\$[^$]*=[^$]*\$/],
  [
    /\bunite\b/,
    /unité|(?:k?g\/(?:c?m³|L)|km\/h|m\/s|N\/kg)|en (?:mètres|volts|ohms|ampères|watts|joules|newtons|hertz|grammes)/,
  ],
  [
    /\ba quoi (?:ca |il |elle |on )?ser|\brole\b/,
    /sert à|servent à|permet|rôle|utilis|pour \p{L}+(?:er|ir)\b|fournit|montre/u,
  ],
]

/** Whether a question wants something to read, and a text has it. */
export const isGiven = (folded: string, text: string): boolean =>
  listWanted(folded).every(pattern => pattern.test(text))

/** Patterns of what a folded question wants to read: a number, a year, a formula. */
export const listWanted = (folded: string): RegExp[] =>
  WANTED.filter(([asks]) => asks.test(folded)).map(([, gives]) => gives)

/** « combien de migrants ? » : a number before the very word answers it, whatever else is asked. */
export const findCounting = (folded: string): RegExp | undefined => {
  const noun = folded.match(
    /combien (?:il y a |y a-t-il |y avait-il |il y avait |est-ce qu'il y a )?(?:de |d'|des )(\p{L}{4,})/u,
  )?.[1]
  return noun ? new RegExp(`\\d[\\d\\s,]*(?:\\p{L}+ ){0,2}(?:d')?${noun.slice(0, 6)}`, 'u') : undefined
}
