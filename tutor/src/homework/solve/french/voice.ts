import { fold } from '../../../words.ts'
import { readTask } from '../read/task.ts'
import type { Problem, Solution } from '../solution.ts'
import { participleVerb } from './infinitives.ts'
import { messages } from './messages.ts'
import { frenchWords, type NounPhrase, parseNounPhrase } from './noun-phrase.ts'
import { agreedParticiple, participle as pastParticiple, simpleForm } from './verb-form.ts'
import { joinWords, readSentence, readVerb, type SimpleTense, TENSES } from './verb-of-sentence.ts'

const TO_PASSIVE = /(?:voix|forme|tournure|phrases?) passives?|au passif|a la passive/
const TO_ACTIVE = /(?:voix|forme|tournure|phrases?) actives?|a l'actif|a la active/
const OTHER = /justifi|expliqu|soulign|indique|identifi|releve|precise|negati|pourquoi/
const PLACE = /^(?:dans|sur|sous|chez|en|à|au|aux|pendant|avant|après|hier|demain|chaque|ce|cette)$/

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
type Answer = { text: string; subject: string; verb: string; agent: string }

/** What a verb acts on, and where or when, behind it. */
const splitObject = (rest: readonly string[]): { object: string[]; phrase: NounPhrase; tail: string[] } | undefined => {
  for (let cut = rest.length; cut > 0; cut--) {
    const tail = rest.slice(cut)
    const object = rest.slice(0, cut)
    if (tail.length > 0 && !PLACE.test(tail[0] ?? '')) continue
    const phrase = parseNounPhrase(object)
    if (phrase) return { object, phrase, tail }
  }
  return undefined
}

const etre = (tense: SimpleTense | 'PASSE_COMPOSE', person: number) =>
  tense === 'PASSE_COMPOSE' ? `${person === 5 ? 'ont' : 'a'} été` : simpleForm('être', tense, person)

/** « Le chat mange la souris. » */
const toPassive = (sentence: string): Answer | undefined => {
  const parts = readSentence(sentence)
  if (
    !parts ||
    parts.clitics.length > 0 ||
    parts.subject.person < 2 ||
    parts.subject.person === 3 ||
    parts.subject.person === 4
  )
    return undefined
  const isOn = parts.subject.text.toLowerCase() === 'on'
  if (parts.subject.isPronoun && !isOn) return undefined
  const found = splitObject(parts.rest)
  if (
    !found ||
    found.phrase.gender === undefined ||
    /^(?:du|de)$/.test(found.object[0] ?? '') ||
    found.phrase.hasComplement
  )
    return undefined
  const readings = readVerb(parts.verb, parts.subject.person)
  const [reading, ...others] = readings
  if (
    !reading ||
    others.length > 0 ||
    (/^(?:être|avoir|aller|devoir|pouvoir|vouloir|savoir|mesurer|peser|coûter|valoir|devenir|rester|sembler|paraître)$/.test(
      reading.infinitive,
    ) &&
      !parts.participle)
  )
    return undefined
  const past = parts.participle ?? pastParticiple(reading.infinitive)
  if (parts.participle !== undefined && (reading.infinitive !== 'avoir' || reading.tense !== 'PRESENT'))
    return undefined
  const isPlural = found.phrase.number === 'P'
  const form = etre(parts.participle ? 'PASSE_COMPOSE' : reading.tense, isPlural ? 5 : 2)
  const agreed = past && agreedParticiple(past, found.phrase.gender, isPlural)
  if (
    !form ||
    !agreed ||
    (parts.participle === undefined && /^(?:un|une|des)$/.test(found.object[0] ?? '') && found.tail.length > 0)
  )
    return undefined
  const subject = joinWords(found.object)
  const agent = isOn ? '' : parts.subject.text
  const tail = found.tail.length > 0 ? ` ${joinWords(found.tail)}` : ''
  const verb = `${form} ${agreed}`
  return {
    text: `${capital(subject)} ${verb}${agent === '' ? '' : ` par ${agent}`}${tail}${parts.end}`,
    subject,
    verb,
    agent,
  }
}

/** « La souris est mangée par le chat. » */
const toActive = (sentence: string): Answer | undefined => {
  const end = sentence.match(/[.!]\s*$/u)?.[0].trim() ?? ''
  const words = frenchWords(sentence.replace(/[.!]\s*$/u, ''))
  const by = words.indexOf('par')
  const past = words[by - 1] ?? ''
  const isCompound = words[by - 2] === 'été'
  const helper = words[by - (isCompound ? 3 : 2)] ?? ''
  const subject = words.slice(0, by - (isCompound ? 3 : 2))
  const agent = words.slice(by + 1)
  const [patient, actor] = [parseNounPhrase(subject), parseNounPhrase(agent)]
  const infinitive = participleVerb(past)
  if (by < 3 || !patient || !actor || actor.hasComplement || infinitive === undefined) return undefined
  const [from, to] = [patient.number === 'P' ? 5 : 2, actor.number === 'P' ? 5 : 2]
  const object = joinWords(subject)
  const who = joinWords(agent)
  if (isCompound) {
    const masculine = pastParticiple(infinitive)
    if (!/^(?:a|ont)$/.test(helper) || !masculine) return undefined
    const verb = `${to === 5 ? 'ont' : 'a'} ${masculine}`
    return { text: `${capital(who)} ${verb} ${object}${end}`, subject: who, verb, agent: object }
  }
  const tense = TENSES.find(one => simpleForm('être', one, from) === helper)
  const verb = tense && simpleForm(infinitive, tense, to)
  return verb ? { text: `${capital(who)} ${verb} ${object}${end}`, subject: who, verb, agent: object } : undefined
}

/** A sentence from one voice to the other. */
export const changeVoice = (problem: Problem): Solution | undefined => {
  if (problem.subject !== undefined && problem.subject !== 'Français') return undefined
  const task = readTask(problem)
  const head = fold(task?.instruction ?? '')
  const [passive, active] = [TO_PASSIVE.test(head), TO_ACTIVE.test(head)]
  if (!task || passive === active || OTHER.test(head)) return undefined
  const found = passive ? toPassive(task.sentence) : toActive(task.sentence)
  if (!found) return undefined
  return {
    kind: 'voice',
    expected: { kind: 'exact', accepted: [found.text] },
    setting: { lang: 'fr', spelling: true },
    typed: found.text,
    answer: found.text,
    steps: passive
      ? [
          messages.passiveSubject(found.subject),
          messages.passiveVerb(found.verb),
          ...(found.agent === '' ? [messages.noAgent] : [messages.agent(found.agent)]),
          messages.answer(found.text),
        ]
      : [
          messages.activeSubject(found.subject),
          messages.activeVerb(found.verb),
          messages.activeObject(found.agent),
          messages.answer(found.text),
        ],
    rule: messages.voiceRule,
    hints: [...(passive ? messages.passiveHints : messages.activeHints)],
    minutes: 3,
  }
}
