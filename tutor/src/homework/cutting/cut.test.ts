import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedStatements, statementCases } from '../../testing/cases.ts'
import type { Block } from './block.ts'
import { cut } from './index.ts'

const slices = (text: string) => cut(text).map(({ from, to }) => text.slice(from, to))
const kinds = (text: string) => cut(text).map(({ kind, from, to }) => `${kind}: ${text.slice(from, to).trim()}`)
const questions = (text: string, blocks: Block[] = cut(text)) =>
  blocks.filter(({ kind }) => kind === 'question').map(({ from, to }) => text.slice(from, to).trim())

/** Statements on which the rules were tuned; those that judge them are kept apart. */
const development = statementCases('statements-development')

/** What statements are made of, and what breaks rules about text. */
const PIECES = [
  '1) ~a. ~2. ~b) ~• ~- ~Q1. ~– ~III. ~A. ~(c) ~1/ ~2°) ~Exercice 3 p. 52\n~Übung 1: ~Ejercicio 2~Exercise A\n~Partie B\n',
  'A = 3x + 2 ; B = 5~ ; ~______~…~(aller)~ → ~| a | b |\n~\t~« Où vas-tu ? »~“~»~😀~👩‍🏫~\ud83d~e\u0301~\u00a0~\u200b',
  '\u202e~\u0000~\n~\n\n~\r\n~\u2028~ ~. ~? ~! ~: ~(~)~[~Problème : ~Calcule ~Calculer : ~Lis le texte~Justifie.~3,5~Relie ',
  'Réponds aux questions~Put the verbs in the past~Le chat dort~Pourquoi~M. Dupont~Voici un programme :~Vrai ou faux ?',
].flatMap(row => row.split('~'))

describe('the blocks of a statement', () => {
  it('are tuned on more than 130 statements', () => {
    expect(development.length).toBeGreaterThan(130)
  })

  it.each(development)('are its questions as a teacher counts them: $id', ({ statement, questions: starts }) => {
    expect(slices(statement).join('')).toBe(statement)
    const found = questions(statement)
    expect(found.map((question, i) => question.slice(0, starts[i]?.trim().length))).toEqual(
      starts.map(start => start.trim()),
    )
  })

  it.each(countedStatements())('are as many questions as a teacher counts: $id', ({ statement, count }) => {
    expect(slices(statement).join('')).toBe(statement)
    expect(questions(statement).length).toBe(count)
  })

  it('joined are the statement, whatever it is made of', () => {
    const piece = fc.constantFrom(...PIECES)
    const mixture = fc.array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string({ unit: 'grapheme', maxLength: 4 })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(mixture, parts => {
        const text = parts.join('')
        const blocks = cut(text)
        expect(blocks.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text)
        for (const [i, { from, to, parent }] of blocks.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(from).toBe(blocks[i - 1]?.to ?? 0)
          if (parent !== undefined) expect(parent).toBeLessThan(i)
        }
        const isBlank = /^[\s\p{Cc}\p{Cf}]*$/u.test(text)
        if (!isBlank) expect(blocks.some(({ kind }) => kind === 'question')).toBe(true)
      }),
      { numRuns: 3000, seed: 20261126 },
    )
  })

  it('put an instruction over what it is carried out on', () => {
    const text = '1) Put the verbs in the past simple:\na. She (go) home.\nb. We (see) it.\n2) Translate: a cat.'
    expect(cut(text).map(({ kind, label, parent }) => [kind, label, parent])).toEqual([
      ['instruction', '1', undefined],
      ['question', '1. a', 0],
      ['question', '1. b', 0],
      ['question', '2', undefined],
    ])
  })

  it('leave what is to be read, and what is said in it, to the reader', () => {
    expect(
      kinds('Lis le texte.\n\n« Qui es-tu ? » dit le loup. Où allait-il ?\n\n1. Qui parle ?\n2. Où est-on ?'),
    ).toEqual([
      'preamble: Lis le texte.',
      'preamble: « Qui es-tu ? » dit le loup. Où allait-il ?',
      'question: 1. Qui parle ?',
      'question: 2. Où est-on ?',
    ])
  })

  it('keep options, members and reasons with their question', () => {
    expect(questions('1) Qui a écrit Cosette ?\na) Hugo\nb) Zola\n2) Quand ? Justifie.')).toEqual([
      '1) Qui a écrit Cosette ?\na) Hugo\nb) Zola',
      '2) Quand ? Justifie.',
    ])
    expect(questions('Relie :\n- Pasteur\n- Newton')).toEqual(['Relie :\n- Pasteur\n- Newton'])
    expect(questions('Calcule BC.\nJustifie.')).toEqual(['Calcule BC.\nJustifie.'])
  })

  it('count an exercise of the book, of which only the number is there', () => {
    expect(questions('Apprendre la leçon.\nEx. 3 p. 52')).toEqual(['Apprendre la leçon.', 'Ex. 3 p. 52'])
  })

  it('show as unread what is beyond the limit, and drop none of it', () => {
    const long = Array.from({ length: 70 }, (_, i) => `${i + 1}) Calcule ${i} + 1.`).join('\n')
    expect(cut(long).at(-1)).toMatchObject({ kind: 'unread', from: long.indexOf('61) '), to: long.length })
    expect(slices(long).join('')).toBe(long)
    const endless = `Lis le texte.\n${'Il était une fois un roi. '.repeat(1000)}`
    expect(cut(endless).at(-1)).toMatchObject({ kind: 'unread', to: endless.length })
    expect(slices(endless).join('')).toBe(endless)
  })
})
