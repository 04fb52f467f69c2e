import type { Vocabulary } from './vocabulary.ts'

const BE = {
  en: ['I’m', 'you’re', 'he’s', 'we’re', 'you’re', 'they’re'],
  es: ['tengo', 'tienes', 'tiene', 'tenemos', 'tenéis', 'tienen'],
  de: ['ich bin', 'du bist', 'er ist', 'wir sind', 'ihr seid', 'sie sind'],
} as const
const HABEN = ['ich habe', 'du hast', 'er hat', 'wir haben', 'ihr habt', 'sie haben']
const FORMS = ['je ai', 'tu as', '(?:il|elle) a', 'nous avons', 'vous avez', '(?:ils|elles) ont']

const STATES: [string, { en: string; es: string; de: string }][] = [
  ['faim', { en: 'hungry', es: 'hambre', de: 'Hunger' }],
  ['soif', { en: 'thirsty', es: 'sed', de: 'Durst' }],
  ['peur', { en: 'scared', es: 'miedo', de: 'Angst' }],
  ['froid', { en: 'cold', es: 'frío', de: '' }],
  ['chaud', { en: 'hot', es: 'calor', de: '' }],
  ['sommeil', { en: 'sleepy', es: 'sueño', de: '' }],
  ['raison', { en: 'right', es: 'razón', de: 'recht' }],
]
const WHOLE: [RegExp, { en: string; es: string; de: string }][] = [
  [/^il etait une fois$/, { en: 'Once upon a time', es: 'Érase una vez', de: 'Es war einmal' }],
  [/^il pleut$/, { en: 'It’s raining.', es: 'Llueve.', de: 'Es regnet.' }],
  [/^il neige$/, { en: 'It’s snowing.', es: 'Nieva.', de: 'Es schneit.' }],
  [/^il fait froid$/, { en: 'It’s cold.', es: 'Hace frío.', de: 'Es ist kalt.' }],
  [/^il fait chaud$/, { en: 'It’s hot.', es: 'Hace calor.', de: 'Es ist warm.' }],
  [/^il fait beau$/, { en: 'The weather is nice.', es: 'Hace buen tiempo.', de: 'Das Wetter ist schön.' }],
  [/^il y a du soleil$/, { en: 'It’s sunny.', es: 'Hace sol.', de: 'Die Sonne scheint.' }],
  [/^il y a du vent$/, { en: 'It’s windy.', es: 'Hace viento.', de: 'Es ist windig.' }],
  [
    /^(?:comment tu te appelles|comment te appelles-tu)$/,
    { en: 'What’s your name?', es: '¿Cómo te llamas?', de: 'Wie heißt du?' },
  ],
  [
    /^(?:quel age as-tu|tu as quel age|quel age tu as)$/,
    { en: 'How old are you?', es: '¿Cuántos años tienes?', de: 'Wie alt bist du?' },
  ],
  [
    /^(?:ou habites-tu|ou tu habites|tu habites ou)$/,
    { en: 'Where do you live?', es: '¿Dónde vives?', de: 'Wo wohnst du?' },
  ],
  [/^(?:comment ca va|ca va)$/, { en: 'How are you?', es: '¿Qué tal?', de: 'Wie geht’s?' }],
  [
    /^quelle heure est-il$|^il est quelle heure$/,
    { en: 'What time is it?', es: '¿Qué hora es?', de: 'Wie spät ist es?' },
  ],
  [/^je ne sais pas$/, { en: 'I don’t know.', es: 'No sé.', de: 'Ich weiß nicht.' }],
  [/^je (?:ne )?comprends pas$/, { en: 'I don’t understand.', es: 'No entiendo.', de: 'Ich verstehe nicht.' }],
  [/^je ai mal a la tete$/, { en: 'I’ve got a headache.', es: 'Me duele la cabeza.', de: 'Ich habe Kopfschmerzen.' }],
  [
    /^je ai mal au ventre$/,
    { en: 'I’ve got a stomach ache.', es: 'Me duele la barriga.', de: 'Ich habe Bauchschmerzen.' },
  ],
  [/^je ai mal au dos$/, { en: 'My back hurts.', es: 'Me duele la espalda.', de: 'Ich habe Rückenschmerzen.' }],
  [/^je ai mal aux dents$/, { en: 'I’ve got toothache.', es: 'Me duelen las muelas.', de: 'Ich habe Zahnschmerzen.' }],
  [/^il ne faut pas crier$/, { en: 'You mustn’t shout.', es: 'No hay que gritar.', de: '' }],
]
const HOURS = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
}
const FRENCH_HOURS = 'une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

const sayHour = (folded: string, lang: Vocabulary['lang']): string | undefined => {
  const [, hour = '', , part = ''] =
    folded.match(/^il est (\p{L}+|\d{1,2}) ?(heures?|h)( et demie?| et quart| moins le quart)?$/u) ?? []
  const index = /^\d+$/.test(hour) ? Number(hour) - 1 : FRENCH_HOURS.indexOf(hour)
  const names = HOURS[lang]
  const [now, next] = [names[index], names[(index + 1) % 12]]
  const before = names[(index + 11) % 12]
  if (index < 0 || now === undefined || next === undefined || before === undefined) return undefined
  if (lang === 'en')
    return /demi/.test(part)
      ? `It’s half past ${now}.`
      : /et quart/.test(part)
        ? `It’s a quarter past ${now}.`
        : /moins/.test(part)
          ? `It’s a quarter to ${before === now ? next : now}.`
          : `It’s ${now} o’clock.`
  if (lang === 'es') {
    const tail = /demi/.test(part)
      ? ' y media'
      : /et quart/.test(part)
        ? ' y cuarto'
        : /moins/.test(part)
          ? ' menos cuarto'
          : ''
    return `${index === 0 ? 'Es la' : 'Son las'} ${now}${tail}.`
  }
  return /demi/.test(part)
    ? `Es ist halb ${next === 'ein' ? 'eins' : next}.`
    : /et quart/.test(part)
      ? `Es ist Viertel nach ${now === 'ein' ? 'eins' : now}.`
      : /moins/.test(part)
        ? `Es ist Viertel vor ${now === 'ein' ? 'eins' : now}.`
        : `Es ist ${now} Uhr.`
}

const LOOKS: [string, string, string, string][] = [
  ['bleus', 'blue', 'azules', 'blaue'],
  ['verts', 'green', 'verdes', 'grüne'],
  ['marron', 'brown', 'marrones', 'braune'],
  ['noirs', 'black', 'negros', 'schwarze'],
  ['bruns', 'brown', 'castaños', 'braune'],
  ['blonds', 'blond', 'rubios', 'blonde'],
  ['longs', 'long', 'largos', 'lange'],
  ['courts', 'short', 'cortos', 'kurze'],
]
const HAVE = {
  en: ['I’ve got', 'You’ve got', 'He’s got', 'We’ve got', 'You’ve got', 'They’ve got'],
  es: ['Tengo', 'Tienes', 'Tiene', 'Tenemos', 'Tenéis', 'Tienen'],
  de: ['Ich habe', 'Du hast', 'Er hat', 'Wir haben', 'Ihr habt', 'Sie haben'],
}
/** « les yeux bleus », « les cheveux longs » */
const sayLooks = (said: string, lang: Vocabulary['lang'], have: string): string | undefined => {
  const [, part = '', look = ''] = said.match(/^les (yeux|cheveux) (\p{L}+)$/u) ?? []
  const [, en, es = '', de] = LOOKS.find(([french]) => french === look) ?? []
  if (en === undefined) return undefined
  if (lang === 'en') return `${have} ${en} ${part === 'yeux' ? 'eyes' : 'hair'}.`
  if (lang === 'de') return `${have} ${de} ${part === 'yeux' ? 'Augen' : 'Haare'}.`
  return part === 'yeux'
    ? `${have} los ojos ${es}.`
    : `${have} el pelo ${es.replace(/os$/, 'o').replace(/(?<=marron|verd|azul)es$/, '')}.`
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Sentences that no language says word by word: an age, hunger, the weather, the time, a name. `folded` has « je ai » for « j'ai ». */
export const saySetPhrase = (folded: string, lang: Vocabulary['lang']): string | undefined => {
  const whole = WHOLE.find(([pattern]) => pattern.test(folded))?.[1][lang]
  if (whole !== undefined && whole !== '') return whole
  const hour = sayHour(folded, lang)
  if (hour !== undefined) return hour
  const name = folded.match(/^je me appelle (\p{L}+)$/u)?.[1]
  if (name !== undefined) return `${{ en: 'My name is', es: 'Me llamo', de: 'Ich heiße' }[lang]} ${capital(name)}.`
  for (const [person, form] of FORMS.entries()) {
    const [, said = ''] = folded.match(new RegExp(`^${form} (.+)$`, 'u')) ?? []
    if (said === '') continue
    const isHers = folded.startsWith('elle')
    const be = BE[lang][person] ?? ''
    const who = capital(isHers && person === 2 ? be.replace(/^he/, 'she').replace(/^er /, 'sie ') : be)
    const years = said.match(/^(\d{1,3}) ans$/)?.[1]
    if (years !== undefined)
      return lang === 'en'
        ? `${who} ${years} years old.`
        : lang === 'es'
          ? `${who} ${years} años.`
          : `${who} ${years} Jahre alt.`
    const own = HAVE[lang][person] ?? ''
    const looks = sayLooks(said, lang, isHers && person === 2 ? own.replace(/^He/, 'She').replace(/^Er /, 'Sie ') : own)
    if (looks !== undefined) return looks
    const state = STATES.find(([french]) => french === said)?.[1][lang]
    if (state === undefined || state === '') continue
    const have = capital(HABEN[person] ?? '')
    return lang === 'de' ? `${isHers && person === 2 ? 'Sie hat' : have} ${state}.` : `${who} ${state}.`
  }
  return undefined
}
