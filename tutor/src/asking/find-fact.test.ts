import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { findAnswerKind } from './answer-kind.ts'
import { askAriane } from './index.ts'
import { spellOut } from './sms.ts'
import { withDigits } from './spoken-numbers.ts'

const ask = (id: string, question: string) => {
  const { packs } = library()
  const pack = packs.find(one => one.id === id)
  if (!pack) throw new Error(`no pack ${id}`)
  const { kind, explanations } = askAriane(question, { pack, packs })
  return { kind, said: explanations.join('\n') }
}

describe('who, when, where and how many', () => {
  it.each([
    ['qui a fonde rome', 'Histoire', 'person'],
    ["c'est quand la prise de la bastille", 'Histoire', 'date'],
    ['a quel age on peut voter', 'EMC', 'age'],
    ["combien de pays dans l'union europeenne", 'Géographie', 'number'],
    ['ou est ne mahomet', 'Histoire', 'place'],
    ['quand met-on un s', 'Français', undefined],
    ["c'est quand la fusion", 'Physique-Chimie', undefined],
    ['pourquoi rome est grande', 'Histoire', undefined],
  ])('« %s » in %s asks for: %s', (question, subject, kind) => {
    expect(findAnswerKind(question, subject)).toBe(kind)
  })

  it.each([
    ['hist-6-rome-mythe', 'qui a fondé rome', 'Romulus'],
    ['hist-4-revolution-empire', 'cest quand la prise de la bastille', '14 juillet 1789'],
    ['emc-3-regles-democratie', 'a quel age on peut voter', '18 ans'],
    ['svt-4-tectonique-plaques', 'qui a eu lidée de la derive des continents', 'Wegener'],
  ])('of %s: « %s » is answered by a sentence that has it', (id, question, said) => {
    expect(ask(id, question).said).toContain(said)
  })

  it.each([
    ['geo-6-metropoles', 'qui est le maire de new york'],
    ['svt-5-digestion', 'quelle est la longueur de l intestin grele'],
    ['hist-3-entre-deux-guerres', 'combien de morts la grande famine'],
  ])('of %s: « %s » is not answered beside the matter', (id, question) => {
    expect(ask(id, question).kind).toBe('unknown')
  })

  it('are not answered where something is taken for one of a kind that the lesson says nowhere', () => {
    expect(ask('pc-5-lumiere-propagation', 'pourquoi la lune est une etoile').kind).toBe('unknown')
    expect(ask('svt-4-evolution-fossiles', 'pourquoi les dinosaures sont des mammiferes').kind).toBe('unknown')
  })
})

describe('what pupils write without its signs', () => {
  it.each([
    ['qui a eu lidée', "qui a eu l'idée"],
    ['la hauteur d un triangle', "la hauteur d'un triangle"],
    ['pourquoi louis a fui', 'pourquoi louis a fui'],
    ['there is ou there are', 'there is ou there are'],
  ])('« %s » is read as « %s »', (typed, read) => {
    expect(spellOut(typed)).toBe(read)
  })

  it.each([
    ['moins sept plus trois', '-7 plus 3'],
    ['vingt-cinq fois quatre', '25 fois 4'],
    ['trois quarts de vingt', '3/4 de 20'],
    ['quarante deux divisé par six', '42 divise par 6'],
    ['la prise de la bastille', undefined],
  ])('« %s » in digits is « %s »', (words, digits) => {
    expect(withDigits(words)).toBe(digits)
  })
})

describe('a calculation in few words', () => {
  it.each([
    ['math-6-aires', 'jai un carré de 49 cm2 c quoi son coté', '7'],
    ['math-4-pythagore', 'triangle rectangle les petits cotés font 9 et 12, le grand ?', '15'],
    ['math-4-volumes', "volume d'une pyramide d'aire de base 20 et hauteur 9", '60'],
    ['math-4-nombres-premiers', 'decompose 90', '3^{2}'],
    ['math-5-calcul-litteral', '3x + 2 si x vaut 5', '17'],
    ['math-5-proportionnalite', 'une voiture fait 180 km avec 12 litres, combien avec 20 litres', '300'],
    ['math-5-relatifs', 'il fait -3 degres et ca monte de 8 degres', '5'],
    ['math-6-durees', "je pars a 8h25 j'arrive a 9h10 combien de temps", '45'],
    ['math-6-perimetres', 'le perimetre d un carré de quatre centimetres de coté', '16'],
  ])('of %s: « %s » is worked out', (id, question, result) => {
    const { kind, said } = ask(id, question)
    expect([kind, said]).toEqual(['calculation', expect.stringContaining(result)])
  })

  it.each([
    ['math-4-thales', 'AM=2 AB=6 MN=3 combien BC'],
    ['math-5-proportionnalite', 'une voiture fait 180 km avec 12 litres, combien avec 20 personnes'],
    ['hist-6-premiers-etats', "combien d'années entre 3300 av JC et 2000"],
  ])('of %s: « %s » is not guessed at', (id, question) => {
    expect(ask(id, question).kind).not.toBe('calculation')
  })
})
