import { describe, expect, it } from 'vitest'
import { answerFlaws } from './answers.ts'
import { dateFlaws } from './dates.ts'
import { limitFlaws } from './limits.ts'
import { originFlaws } from './origin.ts'
import { everyPack, readCurriculum, type Source } from './read.ts'
import { spellingFlaws } from './spelling.ts'
import { stemProblems } from './stems.ts'
import { typeset, typographyFlaws } from './typography.ts'
import { voiceFlaws } from './voice.ts'

const { sources } = everyPack()
const good = (id: string): Source => {
  const source = sources.find(({ pack }) => pack.id === id)
  if (!source) throw new Error(`no pack ${id}`)
  return source
}
/** The same pack with something else in it. */
const changed = (source: Source, parts: Partial<Source['pack']>): Source => {
  const pack = { ...source.pack, ...parts }
  return { ...source, pack, raw: pack }
}
const history = good('hist-4-lumieres')
const saying = (statement: string) => {
  const [fact] = history.pack.facts
  if (!fact) throw new Error('no fact')
  return changed(history, { facts: [{ ...fact, statement }, ...history.pack.facts.slice(1)] })
}

describe('the check of content (@M04)', () => {
  it('sets French spaces, quotes and apostrophes, and leaves formulas, times and code alone', () => {
    expect(typeset("L'eau bout : « vrai » ou faux ?")).toBe('L’eau bout\u00a0: «\u00a0vrai\u00a0» ou faux\u00a0?')
    expect(typeset("$f : x' \\mapsto 2$ à 10:30, `a ? b : c`")).toBe("$f : x' \\mapsto 2$ à 10:30, `a ? b : c`")
  })

  it('raises the endings of ordinals, but in addresses, names of classes and answers as they are typed', () => {
    expect(typeset('Au XVIIIe siècle, le 1er mai, à la 3e personne, sous Napoléon Ier')).toBe(
      'Au XVIIIᵉ siècle, le 1ᵉʳ mai, à la 3ᵉ personne, sous Napoléon Iᵉʳ',
    )
    expect(typeset('La 1re fois, du VIe au Ve siècle, au XXème')).toBe('La 1ʳᵉ fois, du VIᵉ au Vᵉ siècle, au XXᵉ')
    const others = 'En 5ème, Le Ver et Ce Dé : Ve a casa ; https://exemple.org/6e?a-3e-b ; $2e$'
    expect(typeset(others.replaceAll(' :', '\u00a0:').replaceAll(' ;', '\u00a0;'))).not.toMatch(/[ᵉʳ]/)
    expect(typeset('XVIIIe siècle', 'questions[].expected.accepted[]')).toBe('XVIIIe siècle')
  })

  it('tells plain spaces, words said twice and bare capitals', () => {
    expect(typographyFlaws(saying("Le roi : l'État."))).toEqual([expect.stringContaining('--fix')])
    expect(typographyFlaws(saying('Le roi roi règne.'))).toEqual([expect.stringContaining('a word twice')])
    expect(typographyFlaws(saying('A la cour, le roi règne.'))).toEqual([expect.stringContaining('A for À')])
    expect(typographyFlaws(saying('Le roi règne?'))).toEqual([expect.stringContaining('no space before')])
  })

  it('tells where the pupil is not addressed as « vous », but for quotations (@U05)', () => {
    const hinting = (hint: string) => {
      const [question] = history.pack.questions
      if (!question) throw new Error('no question')
      return changed(history, { questions: [{ ...question, hint }, ...history.pack.questions.slice(1)] })
    }
    expect(voiceFlaws(hinting('Pour t’aider, regarde le texte.'))).toEqual([expect.stringContaining('« vous »')])
    expect(voiceFlaws(hinting('Le roi décide. Cherche un exemple.'))).toEqual([expect.stringContaining('Cherche')])
    expect(voiceFlaws(hinting('Définissez et localise.'))).toEqual([expect.stringContaining('localise')])
    expect(voiceFlaws(hinting('Pensez à un élève qui lit et compte vite.'))).toEqual([])
    expect(voiceFlaws(hinting('Selon ton avis, le roi a raison.'))).toEqual([expect.stringContaining('ton avis')])
    expect(voiceFlaws(hinting('Gardez le ton du texte : « Tu mourras. Écris-le. »'))).toEqual([])
  })

  it('tells words that no dictionary knows, and capitals that lack their accent', () => {
    expect(spellingFlaws(saying('Les filosophes écrivent.')).join()).toContain('filosophes')
    expect(spellingFlaws(saying('Le pouvoir de l’Etat est limité.')).join()).toContain('Etat')
    expect(spellingFlaws(saying('Madame Geoffrin reçoit Diderot à Paris.'))).toEqual([])
  })

  it('tells a wrong option that is right, and a model answer that our grader refuses', () => {
    const [mcq] = history.pack.mcqs
    const [question] = history.pack.questions
    if (!mcq || !question) throw new Error('nothing to ask')
    const options = ['2,5', '$2{,}50$', '7'].map((text, i) => ({ text, correct: i === 0 }))
    expect(answerFlaws(changed(history, { mcqs: [{ ...mcq, stem: 'Combien ?', options }] })).join()).toContain(
      'right after all',
    )
    const expected = {
      kind: 'text' as const,
      ideas: [{ label: 'l', anyOf: ['tolérance'], weight: 1 }],
      contradictions: [],
      misconceptions: [],
    }
    const odd = { ...question, expected, modelAnswer: 'Tout autre chose.' }
    expect(answerFlaws(changed(history, { questions: [odd] })).join()).toContain('its own answer is graded')
  })

  it('tells a question that stands twice in the library', () => {
    const copy = { ...history, folder: 'packs/copy' }
    expect(stemProblems([history, copy], folder => folder === copy.folder).length).toBeGreaterThan(15)
    expect(stemProblems([history], () => true)).toEqual([])
  })

  it('tells days that do not exist and dates that everybody knows better', () => {
    const event = { id: 'e1', date: '1789-07-15', label: 'Prise de la Bastille' }
    expect(dateFlaws(changed(history, { events: [event] })).join()).toContain('1789-07-14')
    expect(dateFlaws(changed(history, { events: [{ ...event, date: '1789-02-30' }] })).join()).toContain('is no day')
  })

  it('tells what does not fit a phone, and a pack that names another programme', () => {
    expect(limitFlaws(saying('très '.repeat(40))).join()).toContain('fit on a phone')
    const { places } = readCurriculum()
    expect(originFlaws(history, places)).toEqual([])
    expect(originFlaws(changed(history, { programme: 'Programme de 2016' }), places).join()).toContain('programme')
  })
})
