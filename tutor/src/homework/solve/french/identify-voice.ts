import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { participleVerb } from './infinitives.ts'
import { messages } from './messages-forms.ts'
import { frenchWords } from './noun-phrase.ts'
import { takesEtre } from './verb-form.ts'
import { readSentence } from './verb-of-sentence.ts'

const ASKS =
  /(?:voix )?active ou (?:a la voix |la voix )?passive|passive ou (?:a la voix |la voix )?active|actif ou (?:au )?passif/
const ETRE = /^(?:est|sont|suis|es|sommes|êtes|était|étaient|fut|furent|sera|seront|serait|seraient)$/

/** Whether a sentence is in the active or in the passive voice. */
export const identifyVoice = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  if (!task || !ASKS.test(head) || /transform|justifi|reecri|pass(?:e|ez) |mets/.test(head)) return undefined
  const words = frenchWords(task.sentence.replace(/[.!]\s*$/u, ''))
  if (words.some(word => /^(?:qui|que|qu'|[?«»;:])$/.test(word))) return undefined
  const been = words.findIndex((word, i) => word === 'été' && participleVerb(words[i + 1] ?? '') !== undefined)
  const plain = words.findIndex((word, i) => ETRE.test(word) && participleVerb(words[i + 1] ?? '') !== undefined)
  const at = been >= 0 ? been : plain
  const past = words[at + 1] ?? ''
  const verb = at < 0 ? undefined : participleVerb(past)
  const hasAgent = at >= 0 && /^(?:par|d'|de)$/.test(words[at + 2] ?? '') && words[at + 2] === 'par'
  const isPassive = verb !== undefined && takesEtre(verb, '') === false && (hasAgent || been >= 0)
  const parts = isPassive ? undefined : readSentence(task.sentence)
  // Without its agent a passive may be a state: « La porte est fermée. »
  const isActive =
    parts !== undefined &&
    (!ETRE.test(parts.verb) ||
      parts.participle === undefined ||
      takesEtre(participleVerb(parts.participle) ?? '', '') === true) &&
    !(at >= 0 && !isPassive && takesEtre(verb ?? '', '') === false)
  if (isPassive === isActive) return undefined
  const name = isPassive ? 'passive' : 'active'
  return writtenSolution({
    kind: 'identify-voice',
    accepted: [
      name,
      `voix ${name}`,
      `à la voix ${name}`,
      `la phrase est à la voix ${name}`,
      isPassive ? 'passif' : 'actif',
    ],
    answer: name,
    steps: [
      isPassive
        ? messages.voicePassive(words.slice(been >= 0 ? been - 1 : at, at + 2).join(' '))
        : messages.voiceActive,
      messages.answer(name),
    ],
    rule: messages.voiceRule,
    hints: [...messages.voiceHints],
    minutes: 1,
  })
}
