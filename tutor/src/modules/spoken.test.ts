import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'
import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { formulaWords, spokenLines, spokenWords, withoutTables } from './spoken.ts'

describe('a formula that is read aloud', () => {
  it.each([
    ['\\frac{3}{4}', '3 sur 4'],
    ['BC^2 = AB^2 + AC^2', 'BC au carré égale AB au carré plus AC au carré'],
    ['\\sqrt{100} = 10', 'racine carrée de 100 égale 10'],
    ['10^{-3}', '10 puissance moins 3'],
    ['2 \\times 0{,}5 - 1', '2 fois 0,5 moins 1'],
    ['\\widehat{ABC} = 30^\\circ', 'ABC égale 30 degrés'],
    ['\\frac{\\sqrt{2}}{2}', 'racine carrée de 2 sur 2'],
    ['x \\leq -4', 'x inférieur ou égal à moins 4'],
  ])('%s is « %s »', (tex, words) => expect(formulaWords(tex)).toBe(words))
})

describe('a lesson that is read aloud', () => {
  it('has no marks', () => {
    expect(spokenWords('## Titre\n\n- L’*Iliade* et **Zeus** (voir `code`), $x^2$.')).toBe(
      'Titre L’Iliade et Zeus (voir code), x au carré.',
    )
  })

  it('has its ordinals in plain letters, which every voice reads', () => {
    expect(spokenWords('Le **1ᵉʳ** mai, au XVIIIᵉ siècle, la 1ʳᵉ fois.')).toBe(
      'Le 1er mai, au XVIIIe siècle, la 1re fois.',
    )
  })

  it('is cut between sentences, never inside a formula or a strong word', () => {
    const lines = spokenLines(
      `${'Une phrase assez longue pour être lue à voix haute. '.repeat(8)}\n\n- **Un. Deux** et $a. B$`,
    )
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.at(-1)?.shown).toBe('- **Un. Deux** et $a. B$')
    expect(lines.every(({ said }) => said.endsWith('.') || said.endsWith('B'))).toBe(true)
  })

  it('turns tables into lists', () => {
    expect(withoutTables('| Mot | Sens |\n| --- | --- |\n| ser | être |')).toBe('- Mot : Sens\n- ser : être')
  })

  it('can be said for every lesson', () => {
    for (const { summary } of library().packs)
      for (const { said } of [summary.intro, ...summary.sections.map(section => section.body)].flatMap(spokenLines)) {
        expect(said).not.toMatch(/[\\$^_{}|*]/)
        expect(said.length).toBeLessThan(MAX_SPEECH_CHARS)
      }
  })
})
