const PRONOUNS = new Map<string, number>([
  ['ich', 0],
  ['du', 1],
  ['er', 2],
  ['es', 2],
  ['man', 2],
  ['wir', 3],
  ['ihr', 4],
])
const ONE = /^(?:der|das|ein|eine|mein|dein|sein|ihr|unser|euer|dieser|dieses|jeder|jedes|jede|kein)$/i
const EITHER = /^(?:die|meine|deine|seine|ihre|unsere|eure|diese|keine)$/i
const FEMININE =
  /^(?:Frau|Mutter|Schwester|Oma|Tante|Tochter|Katze|Maus|Kuh|Familie|Schule|Klasse|Stadt|Sonne|Musik|Mama|Großmutter|Cousine|Stunde|Uhr|Nacht|Woche|Straße|\p{L}+(?:in|ung|heit|keit))$/u
const PLURAL =
  /^(?:Kinder|Eltern|Großeltern|Freunde|Leute|Brüder|Schwestern|Jungen|Jungs|Frauen|Männer|Katzen|Hunde|Bücher|Geschwister|Tiere|Häuser|Blumen|Vögel|Bäume|Jugendlichen|Touristen|Deutschen|Franzosen|\p{L}+innen)$/u
const OPENER = /^(?:weil|dass|wenn|und|aber|denn|oder) /i

const group = (text: string): number | undefined => {
  const words = text.split(/\s+/)
  const [head = '', ...rest] = words
  const noun = rest.at(-1) ?? ''
  if (words.length === 1)
    return /^\p{Lu}\p{Ll}+$/u.test(head) &&
      !/^(?:Sie|Heute|Gestern|Morgen|Jetzt|Dann|Hier|Dort|Oft|Immer|Manchmal|Wo|Was|Wann|Wie|Wer|Warum|Am|Im|Um|In)$/.test(
        head,
      ) &&
      !PLURAL.test(head)
      ? 2
      : undefined
  if (
    rest.length > 2 ||
    !/^\p{Lu}/u.test(noun) ||
    !rest.slice(0, -1).every(word => /^\p{Ll}+(?:e|er|es|en)$/u.test(word))
  )
    return undefined
  if (ONE.test(head)) return PLURAL.test(noun) ? undefined : 2
  if (!EITHER.test(head)) return undefined
  return PLURAL.test(noun) ? 5 : FEMININE.test(noun) ? 2 : undefined
}

/** The person of a subject, from 0 (ich) to 5 (sie in the plural); « sie » alone may be either. */
const read = (text: string): number | undefined => {
  const own = PRONOUNS.get(text.toLowerCase())
  if (own !== undefined) return own
  const parts = text.split(/\s+und\s+/)
  if (parts.length === 1) return group(text)
  const persons = parts.map(part => PRONOUNS.get(part.toLowerCase()) ?? group(part))
  if (parts.length > 2 || persons.includes(undefined)) return undefined
  if (persons.some(person => person === 0 || person === 3)) return 3
  return persons.some(person => person === 1 || person === 4) ? 4 : 5
}

/** The subject right before a verb, or right behind it where an adverb opens the sentence: « Heute (spielen) ich ». */
export const germanSubject = (
  before: string,
  after: string,
): { person: number; text: string; isBehind: boolean } | undefined => {
  const clause = (before.split(/[.;:!?«»"„“()…,]+/u).at(-1) ?? '').replace(/^[\s,]+|[\s_]+$/gu, '')
  const front = read(clause.replace(OPENER, ''))
  if (front !== undefined && !OPENER.test(clause)) return { person: front, text: clause, isBehind: false }
  if (front !== undefined) return undefined
  const opens =
    clause === '' ||
    /^(?:heute|gestern|morgen|jetzt|dann|oft|manchmal|hier|dort|wo|was|wann|wie|warum|wohin|woher|wie lange|wie oft|am \p{L}+|im \p{L}+|um \p{L}+ uhr|um \d+ uhr|in der \p{L}+|letztes jahr|letzte woche|jeden (?:tag|morgen|abend)|nächste woche|nächstes jahr)$/iu.test(
      clause,
    )
  const behind =
    after.match(/^\s*(ich|du|er|es|wir|ihr|man)(?![\p{L}])/iu)?.[1] ??
    after.match(/^\s*((?:der|das|mein|dein|ein|die|meine|deine) \p{Lu}\p{L}+)(?![\p{L}])/u)?.[1]
  const person = opens && behind !== undefined ? read(behind) : undefined
  return person === undefined || behind === undefined ? undefined : { person, text: behind, isBehind: true }
}

export const germanPronoun = (text: string): number | undefined => PRONOUNS.get(text.toLowerCase())
