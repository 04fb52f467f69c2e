import { fold } from '../../../words.ts'
import { tenseIn } from '../conjugation/ask.ts'
import { isComposed } from '../conjugation/explain.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { elides } from './elision.ts'
import { participleVerb } from './infinitives.ts'
import { messages } from './messages-forms.ts'
import { isEither, verbForms } from './verb-form.ts'
import { joinWords, readSentence, readVerb } from './verb-of-sentence.ts'

const ASKS = /\b(?:reecri\w*|recopi\w*|mets|mettez|mettre|transform\w*|transpos\w*|ecri\w*|conjugu\w*|pass\w*)\b/
const OTHER =
  /negati|passive|interro|pluriel|singulier|parenthes|justifi|expliqu|remplac|verbes? suivant|soulign|texte|paragraphe|personne|discours|indirect/
/** Words that only go with one time. */
const TIME =
  /(?<![\p{L}])(?:hier|demain|aujourd'hui|maintenant|en ce moment|actuellement|autrefois|jadis|bientôt|dernier|dernière|prochain|prochaine|il y a|désormais|tout à coup|soudain|dans (?:un|une|deux|trois))(?![\p{L}])/iu
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A plain sentence in another tense: « Je mange une pomme. » is « J’ai mangé une pomme. » */
export const changeTense = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  const tense = tenseIn(head)
  if (!task || !tense || !ASKS.test(head) || OTHER.test(head) || /[()…_]/.test(task.sentence)) return undefined
  if (/^(?:IMPERATIF|SUBJ|PASSE_ANT)/.test(tense) || TIME.test(task.sentence)) return undefined
  const parts = readSentence(task.sentence)
  if (!parts || parts.clitics.some(word => /^(?:me|m'|te|t'|se|s'|en|y)$/.test(word))) return undefined
  const { subject, clitics, rest } = parts
  const readings = parts.participle
    ? [{ infinitive: participleVerb(parts.participle), tense: 'PASSE_COMPOSE' }]
    : readVerb(parts.verb, subject.person)
  const verbs = new Set(readings.map(({ infinitive }) => infinitive))
  const [verb, ...others] = verbs
  if (verb === undefined || others.length > 0 || (parts.participle && /^(?:étai|avai|aurai|serai|fu)/.test(parts.verb)))
    return undefined
  if (readings.some(one => one.tense === tense)) return undefined
  const after = joinWords(rest)
  if (
    isComposed(tense) &&
    (clitics.length > 0 ||
      isEither(verb) ||
      /^(?:bien|mal|beaucoup|toujours|souvent|vite|trop|peu|déjà|encore|jamais)$/.test(rest[0] ?? ''))
  )
    return undefined
  const forms = verbForms({ verb, tense, person: subject.person, gender: subject.gender, isNegative: false, after })
  if (!forms) return undefined
  const pronoun = subject.text === "j'" ? 'je' : subject.text === "c'" ? 'ce' : subject.text
  const sentences = forms.map(form => {
    const inner = joinWords([...clitics.map(word => (word === "l'" && !elides(form) ? 'le' : word)), form])
    const whole =
      /^(?:je|ce)$/i.test(pronoun) && elides(inner) ? `${pronoun.slice(0, -1)}'${inner}` : `${pronoun} ${inner}`
    return `${capital(`${whole}${after === '' ? '' : ` ${after}`}`)}${parts.end}`
  })
  // « le » and « l’ » depend on the verb that follows.
  if (clitics.some(word => /^l['ea]$/.test(word))) return undefined
  const [answer = ''] = sentences
  return {
    kind: 'change-tense',
    expected: {
      kind: 'exact',
      accepted: [
        ...new Set([
          ...sentences,
          ...forms,
          ...forms.map(form => (/^je$/i.test(pronoun) && elides(form) ? `j'${form}` : `${pronoun} ${form}`)),
        ]),
      ],
    },
    setting: { lang: 'fr', spelling: true },
    typed: answer,
    answer,
    steps: [
      messages.infinitiveOf(joinWords([parts.verb, ...(parts.participle ? [parts.participle] : [])]), verb),
      messages.verbTo(joinWords([parts.verb, ...(parts.participle ? [parts.participle] : [])]), forms[0] ?? ''),
      messages.answer(answer.replace(/\.$/, '')),
    ],
    rule: messages.changeRule,
    hints: [...messages.changeHints],
    minutes: 2,
  }
}
