import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-ser-estar.ts'
import { spanishSubject } from './subject.ts'
import { spanishForm } from './verb-forms.ts'

const GAP = /(?:_{2,}|…+|\.{3,})\s*(?:\(\s*(?:ser ?[/o] ?(?:a )?estar|ser|estar)\s*\))?|\(\s*ser ?[/o] ?estar\s*\)/giu
/** What is only so for a time, and where something is. */
const STATE =
  /^(?:muy |un poco |bastante |tan |hoy |ahora |siempre )*(?:cansad|enferm[oa]s?\b|content|triste|enfadad|ocupad|nervios|preocupad|resfriad|sentad|abiert|cerrad|roto|rota|rotos|rotas|vac[ií]|llen|sorprendid|bien\b|mal\b|de pie|de vacaciones|de viaje|listo para|casad|dormid|muert|sol[oa]s?\b)/iu
const PLACE =
  /^(?:ahora |hoy |siempre |muy )*(?:en (?!españa es)|cerca|lejos|al lado|delante|detr[aá]s|encima|debajo|entre|aqu[ií]|all[ií]|ah[ií]|a la (?:derecha|izquierda)|enfrente|dentro|fuera|sobre|junto)/iu
const GERUND = /^\p{L}+(?:ando|iendo|yendo)(?!\p{L})/u
/** What somebody is, comes from, or looks like. */
const NATURE =
  /^(?:muy |un poco |bastante |tan |m[aá]s |menos )*(?:alt|baj[oa]|guap|fe[oa]s?\b|rubi|moren|simp[aá]tic|antip[aá]tic|inteligente|trabajador|perezos|amable|divertid|t[ií]mid|generos|grande|pequeñ|joven|j[oó]ven|viej|delgad|gord|español|franc[eé]s|ingl[eé]s|alem[aá]n|italian|mexican|argentin|american|portugu|f[aá]cil|dif[ií]cil|importante|interesante|posible|bonit|rojo|roja|azul|verde|blanc|negr|amarill)/iu
const NOUN =
  /^(?:(?:un|una|el|la|los|las|mi|tu|su|mis|tus|sus|nuestro|nuestra) \p{L}+|m[eé]dic[oa]s?|profesor(?:a|es|as)?|estudiantes?|alumn[oa]s?|abogad[oa]s?|cantantes?|futbolistas?|enfermer[oa]s?|bomber[oa]s?|camarer[oa]s?|actor|actriz|cociner[oa]s?|periodistas?|amig[oa]s?|herman[oa]s?|de (?:\p{Lu}\p{L}+|madera|oro|plata|papel|algod[oó]n)|las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))(?!\p{L})/iu
/** An event « es en casa »: where it takes place is its nature. */
const EVENT = /fiesta|concierto|reuni[oó]n|clase|partido|boda|examen|exposici[oó]n|entrevista|pel[ií]cula/i

/** « Completa con ser o estar » in the present. */
export const serOrEstar = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Espagnol' ? readTask(problem) : undefined
  const head = fold([problem.title ?? '', problem.above?.at(-1) ?? '', task?.instruction ?? ''].join('\n'))
  if (
    !task ||
    !/ser (?:o|ou|y|et|\/) ?(?:a )?estar|estar (?:o|ou) ser/.test(head) ||
    /pasado|imperfecto|indefinido|imparfait|passe|futur|justif/.test(head)
  )
    return undefined
  const { sentence } = task
  const gaps = [...sentence.matchAll(GAP)]
  const [gap, ...more] = gaps
  if (!gap || more.length > 0) return undefined
  const before = sentence.slice(0, gap.index)
  const after = sentence.slice(gap.index + gap[0].length).trim()
  const subject =
    spanishSubject(before, ` ${after}`) ??
    (/^(?:hoy|ahora|ya)?\s*$/i.test(before.trim()) &&
    /^(?:las|la) (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)/i.test(after)
      ? { person: /^la una/i.test(after) ? 2 : 5, text: '' }
      : undefined)
  if (!subject) return undefined
  const isEstar = STATE.test(after) || GERUND.test(after) || (PLACE.test(after) && !EVENT.test(subject.text))
  const isSer = NATURE.test(after) || NOUN.test(after)
  if (isEstar === isSer || (PLACE.test(after) && EVENT.test(subject.text))) return undefined
  const verb = isEstar ? 'estar' : 'ser'
  const form = spanishForm(verb, 'present', subject.person)
  if (form === undefined) return undefined
  const whole = `${before.trimEnd()} ${form} ${after}`.trim()
  return {
    kind: 'ser-estar',
    expected: { kind: 'exact', accepted: [form, whole, `${subject.text} ${form}`.trim()] },
    setting: { lang: 'es', spelling: false },
    typed: form,
    answer: form,
    steps: [
      isEstar ? (PLACE.test(after) ? messages.place : messages.state) : messages.nature,
      messages.form(verb, subject.text, form),
      messages.answer(whole),
    ],
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  }
}

const COMPARISON = /^(.*?)(?:_{2,}|…+|\.{3,})\s*(\p{L}+)\s*(?:_{2,}|…+|\.{3,})\s*(.+)$/u
/** « Pedro es … alto … Juan. » */
export const spanishComparison = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Espagnol' ? readTask(problem) : undefined
  const head = fold(task?.instruction ?? '')
  const match = task?.sentence.match(COMPARISON)
  if (
    !task ||
    !match ||
    !/comparativ|comparatif|superioridad|inferioridad|igualdad|superiorite|inferiorite|egalite/.test(head)
  )
    return undefined
  const kinds = [/superiori/.test(head), /inferiori/.test(head), /igualdad|egalite/.test(head)]
  if (kinds.filter(Boolean).length !== 1) return undefined
  const [first, second] = kinds[0] ? ['más', 'que'] : kinds[1] ? ['menos', 'que'] : ['tan', 'como']
  const [, before = '', adjective = '', after = ''] = match
  if (/^(?:bueno|malo|bien|mal|grande|pequeño)$/i.test(adjective) || /\bde \d/.test(after)) return undefined
  const whole = `${before.trimEnd()} ${first} ${adjective} ${second} ${after}`.replace(/\s+/g, ' ').trim()
  const typed = `${first} ${adjective} ${second}`
  return {
    kind: 'spanish-comparison',
    expected: {
      kind: 'exact',
      accepted: [
        typed,
        `${first} ; ${second}`,
        `${first}, ${second}`,
        `${first} … ${second}`,
        `${first} ${second}`,
        whole,
      ],
    },
    setting: { lang: 'es', spelling: false },
    typed,
    answer: typed,
    steps: [messages.comparison(first ?? '', second ?? ''), messages.answer(whole)],
    rule: messages.comparisonRule,
    hints: [...messages.comparisonHints],
    minutes: 1,
  }
}

const GUSTAR = /(?:_{2,}|…+|\.{3,})?\s*\(\s*(gustar|encantar|interesar)\s*\)\s*/iu
/** « A mí me (gustar) los gatos »: the verb goes with what pleases. */
export const gustar = (problem: Problem): Solution | undefined => {
  const task = problem.subject === 'Espagnol' ? readTask(problem) : undefined
  const match = task?.sentence.match(GUSTAR)
  if (!task || !match || /indefinido|imperfecto|futur|passe|imparfait|condicional|pasado/.test(fold(task.instruction)))
    return undefined
  const before = task.sentence.slice(0, match.index)
  const after = task.sentence.slice((match.index ?? 0) + match[0].length)
  if (!/(?:^|\s)(?:me|te|le|nos|os|les)\s*$/i.test(before)) return undefined
  const isPlural = /^(?:mucho |muchísimo |bastante )?(?:los|las|mis|tus|sus|estos|estas) /i.test(after)
  const isOne =
    /^(?:mucho |muchísimo |bastante )?(?:el|la|mi|tu|su|este|esta|\p{L}+(?:ar|er|ir))(?![\p{L}])(?!.* y (?:el|la) )/iu.test(
      after,
    )
  if (isPlural === isOne) return undefined
  const stem = (match[1] ?? '').toLowerCase().replace(/ar$/, '')
  const form = `${stem}${isPlural ? 'an' : 'a'}`
  const whole = `${before.trimEnd()} ${form} ${after}`.trim()
  return {
    kind: 'gustar',
    expected: { kind: 'exact', accepted: [form, whole] },
    setting: { lang: 'es', spelling: false },
    typed: form,
    answer: form,
    steps: [messages.pleases(isPlural, form), messages.answer(whole)],
    rule: messages.gustarRule,
    hints: [...messages.gustarHints],
    minutes: 1,
  }
}
