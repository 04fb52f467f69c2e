const PRONOUNS = new Map<string, number>([
  ['yo', 0],
  ['tú', 1],
  ['tu', 1],
  ['él', 2],
  ['ella', 2],
  ['usted', 2],
  ['nosotros', 3],
  ['nosotras', 3],
  ['vosotros', 4],
  ['vosotras', 4],
  ['ellos', 5],
  ['ellas', 5],
  ['ustedes', 5],
])
const ONE = /^(?:el|la|un|una|mi|tu|su|este|esta|ese|esa|nuestro|nuestra|vuestro|vuestra|cada)$/
const SEVERAL =
  /^(?:los|las|unos|unas|mis|tus|sus|estos|estas|esos|esas|nuestros|nuestras|vuestros|vuestras|dos|tres|cuatro|muchos|muchas|todos los|todas las)$/
const FUNCTION =
  /^(?:que|quien|donde|cuando|si|pero|y|o|a|en|con|por|para|sin|no|sí|me|te|se|lo|le|les|nos|os|al|del|es|son|está|están|hay|muy|más|ayer|hoy|mañana|siempre|nunca|ahora|también|dónde|qué|cómo|cuándo|quién|cuánto|cuánta|adónde|por)$/
const OPENER =
  /^(?:¡|¿)?(?:(?:ayer|hoy|mañana|ahora|siempre|nunca|normalmente|a veces|después|luego|entonces|también|cuando|porque|y|pero|si|que|cada (?:día|mañana|tarde|noche|año|verano|semana)|todos los (?:días|años|veranos|sábados|domingos|fines de semana|lunes)|todas las (?:mañanas|tardes|noches|semanas)|(?:el|la) (?:año|mes|semana|verano|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana)(?: (?:pasado|pasada|que viene|próximo|próxima))?|esta (?:mañana|tarde|noche|semana)|este (?:año|verano|fin de semana|mes)|por la (?:mañana|tarde|noche)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana)|en (?:verano|invierno|primavera|otoño)|en \d{4}|anoche|de pequeño|de pequeña|antes|el otro día|hace (?:un|una|dos|tres) \p{L}+|a las \p{L}+)(?=[ ,]),? ?)+/iu

const isPlain = (word: string) => /^\p{L}+$/u.test(word) && !FUNCTION.test(word)

const group = (text: string): number | undefined => {
  const words = text.split(/\s+/)
  const [head = '', ...rest] = words
  const lower = head.toLowerCase()
  const tail =
    rest
      .join(' ')
      .split(/\s(?:de|del)\s/)[0]
      ?.split(' ') ?? []
  if (
    rest.length > 0 &&
    rest.length < 6 &&
    tail.length < 4 &&
    rest.every(word => !PRONOUNS.has(word.toLowerCase()) || word === 'tu') &&
    rest.every(word => isPlain(word) || /^(?:de|del|la|el|los|las|mi|tu|su)$/.test(word))
  ) {
    if (ONE.test(lower)) return /(?:[aeo]s)$/.test(tail[0] ?? '') ? undefined : 2
    if (SEVERAL.test(lower)) return 5
    return undefined
  }
  return words.length <= 2 && words.every(word => /^\p{Lu}\p{Ll}+$/u.test(word) && isPlain(word.toLowerCase()))
    ? 2
    : undefined
}

const read = (text: string): number | undefined => {
  const own = PRONOUNS.get(text.toLowerCase())
  if (own !== undefined) return own
  const parts = text.split(/\s*,\s*|\s+[ye]\s+/u)
  if (parts.length === 1) return group(text)
  if (!/\s[ye]\s/u.test(text)) return undefined
  const persons = parts.map(part => PRONOUNS.get(part.toLowerCase()) ?? group(part))
  if (persons.includes(undefined)) return undefined
  if (persons.some(person => person === 0 || person === 3)) return 3
  return persons.some(person => person === 1 || person === 4) ? 4 : 5
}

/** The person, from 0 (yo) to 5 (ellos), of the subject that stands right before a verb. */
export const spanishSubject = (before: string, after: string): { person: number; text: string } | undefined => {
  const behind = after.match(
    /^\s*(yo|tú|él|ella|nosotros|nosotras|vosotros|vosotras|ellos|ellas|usted|ustedes)(?![\p{L}])/iu,
  )?.[1]
  if (behind !== undefined) {
    const person = /[¿?]\s*(?:\p{L}+ ?){0,2}$/u.test(before) ? PRONOUNS.get(behind.toLowerCase()) : undefined
    return person === undefined ? undefined : { person, text: behind }
  }
  const clause = (before.split(/[.;:!?¿¡«»"()…]+/u).at(-1) ?? '').replace(/^[\s,]+|[\s_]+$/gu, '')
  if (clause === '' || clause.endsWith(',')) return undefined
  const opened = clause
    .replace(OPENER, '')
    .replace(/\s+(?:no|siempre|también|nunca)$/i, '')
    .trim()
  const whole = clause.replace(/\s+(?:no|siempre|también|nunca)$/i, '').trim()
  for (const text of [opened, whole, opened.split(', ').at(-1) ?? '']) {
    const person = text === '' ? undefined : read(text)
    if (person !== undefined) return { person, text }
  }
  return undefined
}

export const spanishPronoun = (text: string): number | undefined => PRONOUNS.get(text.toLowerCase())
