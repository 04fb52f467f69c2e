import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-ser-estar.ts'

const GAPS = /(?:_{2,}|…+|\.{3,})\s*(\p{Ll}+)/gu
const MASCULINE = new Set(
  'día problema mapa sofá idioma tema clima planeta programa padre hombre coche pie café hotel lápiz papel árbol animal jardín pan mes tren avión sol corazón jersey arroz pez'.split(
    ' ',
  ),
)
const FEMININE = new Set(
  'mano foto moto radio noche clase calle tarde leche llave gente madre mujer ciudad flor canción habitación televisión lección luz nariz pared sal vez actriz estación'.split(
    ' ',
  ),
)
/** « el agua »: feminine words that begin with a stressed a. */
const UNSURE = new Set('agua águila hambre alma arma aula área estudiante artista cantante joven'.split(' '))

const articleFor = (noun: string): string | undefined => {
  const isPlural =
    noun.endsWith('s') && !/^(?:lunes|martes|miércoles|jueves|viernes|autobús|mes|francés|inglés)$/.test(noun)
  const one = isPlural ? (/[^aeiouáéíóú]es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1)) : noun
  const forms = [one, isPlural && noun.endsWith('es') ? noun.slice(0, -1) : one]
  if (forms.some(form => UNSURE.has(form))) return undefined
  const isMasculine = forms.some(form => MASCULINE.has(form)) || (one.endsWith('o') && !FEMININE.has(one))
  const isFeminine =
    forms.some(form => FEMININE.has(form)) || (/(?:a|ción|sión|dad|tad)$/.test(one) && !MASCULINE.has(one))
  if (isMasculine === isFeminine) return undefined
  return isMasculine ? (isPlural ? 'los' : 'el') : isPlural ? 'las' : 'la'
}

/** « … casa, … libro »: the article of nouns that stand alone. */
export const spanishArticles = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Espagnol' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '')
  if (
    !task ||
    !/articul|article|\bel\b.*\bla\b/.test(head) ||
    /\bun\b|\buna\b|indefinid|indetermin|indefini/.test(head.replace(/indefini\w* o definid\w*/, ''))
  )
    return undefined
  const gaps = [...task.sentence.matchAll(GAPS)]
  const left = task.sentence.replace(GAPS, ' ').replace(/[\s,;./–-]+/g, '')
  if (gaps.length === 0 || gaps.length > 10 || left !== '') return undefined
  const forms = gaps.map(([, noun = '']) => articleFor(noun))
  if (forms.includes(undefined)) return undefined
  const whole = gaps.map(([, noun], i) => `${forms[i]} ${noun}`)
  const typed = forms.join(' ; ')
  return {
    kind: 'spanish-articles',
    expected: {
      kind: 'exact',
      accepted: [...new Set([typed, forms.join(', '), forms.join(' '), whole.join(', '), whole.join(' ; ')])],
    },
    setting: { lang: 'es', spelling: true },
    typed,
    answer: typed,
    steps: [...whole.map(one => messages.article(one)), messages.answer(whole.join(', '))],
    rule: messages.articleRule,
    hints: [...messages.articleHints],
    minutes: 1,
  }
}
