import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { findAnswerKind, holdsAnswer } from './answer-kind.ts'
import type { Asking } from './asking.ts'
import { findChosen, readChoice } from './choice-between.ts'
import { distinguishesSides } from './difference-sides.ts'
import { identify } from './identify.ts'
import { askAriane } from './index.ts'
import { indexLesson } from './lesson-index.ts'
import { findNearestSentence } from './nearest-sentence.ts'
import { listProperNames } from './proper-names.ts'
import { listStems } from './question-words.ts'
import { readQuestion, translateWords } from './read-question.ts'
import { spellOut } from './sms.ts'

const { packs } = library()
const findPack = (id: string) => {
  const pack = packs.find(one => one.id === id)
  if (!pack) throw new Error(id)
  return pack
}
const asking = (id: string): Asking => ({ pack: findPack(id), packs, slide: {}, history: [] })
const ask = (id: string, text: string) => {
  const { kind, explanations } = askAriane(text, asking(id))
  return { kind, said: explanations.join('\n') }
}
const none = () => false

describe('what a question wants to be answered with', () => {
  it.each([
    ['combien de temps dure une grossesse', 'SVT', 'duration'],
    ['quel est le pays le plus peuple', 'Géographie', 'superlative'],
    ["c'est quoi la formule du volume", 'Mathématiques', 'formula'],
    ['quelle est la plus grande fraction', 'Mathématiques', undefined],
    ['combien de dieux', 'Histoire', 'number'],
  ] as const)('%s (%s): %s', (folded, subject, kind) => {
    expect(findAnswerKind(folded, subject)).toBe(kind)
  })

  it.each([
    ['duration', 'La Terre tourne autour du Soleil en un an.', true],
    ['duration', 'Huit planètes tournent autour du Soleil.', false],
    ['formula', 'Volume d’une boule : $\\frac{4}{3} \\pi r^3$.', true],
    ['formula', 'Si on triple le rayon, le volume est multiplié par 27.', false],
    ['superlative', 'Le pays le plus peuplé du monde est l’Inde.', true],
    ['superlative', 'Les grandes villes concentrent les activités.', false],
    ['number', 'Plus de la moitié des humains vivent en ville.', true],
  ] as const)('a %s stands in « %s » : %s', (kind, text, holds) => {
    expect(holdsAnswer(kind, text, none)).toBe(holds)
  })

  it('is a number beside what is counted, else nothing', () => {
    expect(ask('hist-6-cites-grecques', 'combien de dieux les grecs avaient').kind).toBe('unknown')
    expect(ask('svt-4-tectonique-plaques', 'les plaques bougent de combien par an').said).toContain(
      'centimètres par an',
    )
  })

  it('is the formula itself, and not another one', () => {
    expect(ask('math-3-sphere', 'la formule du volume d’une boule').said).toMatch(/^Volume d’une boule/)
  })
})

describe('a thing that is on one of two sides', () => {
  const choose = (id: string, folded: string) => {
    const index = indexLesson(findPack(id))
    const choice = readChoice(index, folded)
    return choice && findChosen(index, choice)?.said
  }
  it('is answered by a sentence about the thing', () => {
    expect(choose('pc-3-ph', "le jus de citron c'est acide ou basique")).toContain('citron')
    expect(choose('pc-6-etats-matiere', "le sable c'est un liquide ou un solide")).toContain('sable')
  })
  it('is not answered by what the two sides are', () => {
    expect(choose('pc-3-ph', "le shampoing c'est acide ou basique")).toBeUndefined()
    expect(readChoice(indexLesson(findPack('pc-3-ph')), 'difference entre acide et basique')).toBeUndefined()
  })
})

describe('two sides', () => {
  it('are told apart by what is said of each, and by no list of both', () => {
    const [one, other] = [listStems('Athènes'), listStems('Sparte')]
    expect(distinguishesSides('Elle est formée de cités, comme Athènes, Sparte ou Corinthe.', one, other)).toBe(false)
    expect(distinguishesSides('Athènes est une démocratie. Sparte est gouvernée par deux rois.', one, other)).toBe(true)
    expect(distinguishesSides('Athènes est une démocratie, mais Sparte a deux rois.', one, other)).toBe(true)
  })
})

describe('somebody', () => {
  const who = (id: string, folded: string) => {
    const index = indexLesson(findPack(id))
    return identify(index, folded, translateWords(readQuestion(folded), index))?.explanations.join('\n')
  }
  it('is said to be what the lesson says of him, not when he died', () => {
    expect(who('hist-5-islam', 'qui est mahomet')).toContain('La Mecque')
  })
  it('is not who a question asks the name of', () => {
    expect(who('geo-6-metropoles', 'qui est le maire de new york')).toBeUndefined()
  })
  it('has a name that a lesson never writes without its capital', () => {
    const names = listProperNames(findPack('hist-5-roi-absolu'))
    expect(listStems('Versailles').every(stem => names.has(stem))).toBe(true)
    expect(listStems('roi').some(stem => names.has(stem))).toBe(false)
  })
})

describe('the nearest sentence', () => {
  const near = (id: string, text: string) => {
    const index = indexLesson(findPack(id))
    const question = readQuestion(text)
    return findNearestSentence(index, question, translateWords(question, index))?.explanations.join('\n')
  }
  it('says two of the words that the lesson knows', () => {
    expect(near('fr-6-odyssee-metamorphoses', 'pénélope elle fait koi avec son tissu la nuit')).toContain('défait')
  })
  it('is none where a number is asked for that it has not', () => {
    expect(near('emc-4-defense', 'un soldat gagne combien par mois')).toBeUndefined()
  })
})

describe('questions in few words', () => {
  it.each([
    ['math-3-arithmetique', '91 est premier ?', 'n’est pas un nombre premier'],
    ['math-6-division', '47 divisé par 6', '47 = 6 \\times 7 + 5'],
    ['math-5-nombres-premiers', '135 est divisible par 3 ?', 'Oui'],
    ['math-5-calcul-litteral', '5x - 2x + 4', '3x + 4'],
    ['pc-4-vitesse', 'je cours 12 km en 1h30 vitesse', '8 km/h'],
  ])('of %s: %s', (id, text, result) => {
    const { kind, said } = ask(id, text)
    expect(kind).toBe('calculation')
    expect(said).toContain(result)
  })

  it.each([
    ['math-3-probabilites', 'proba davoir 2 as dans un jeu de 32 cartes'],
    ['pc-4-atomes-molecules', 'combien d’atomes d’hydrogene dans 3 H2O'],
    ['hist-5-etat-monarchique', 'la guerre de cent ans a duré cent ans ?'],
  ])('of %s are not worked out by halves: %s', (id, text) => {
    expect(ask(id, text).kind).not.toBe('calculation')
  })
})

describe('ordinals', () => {
  it.each([
    ['pk le verbe est en 2e position', 'deuxième position'],
    ['la 5eme république', 'cinquième république'],
    ['au 18e siècle', '18e siècle'],
    ['en 5e', 'en 5e'],
  ])('%s: %s', (written, spelled) => {
    expect(spellOut(written)).toContain(spelled)
  })
})
