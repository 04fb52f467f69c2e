import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerQuestions } from './ask.ts'
import { solveHomework } from './homework.ts'
import { renderLesson } from './lesson.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-cases-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const file = (content: unknown) => {
  const name = path.join(folder, 'cases.json')
  writeFileSync(name, JSON.stringify(content))
  return name
}

describe('the tutor on the command line', () => {
  it('writes the modules of a lesson, each with its solutions beside and none inside', () => {
    const { modules, solutions } = renderLesson([
      '--pack',
      'math-6-aires',
      '--types',
      'TEXT,MULTI_CHOICE',
      '--seed',
      '3',
    ])
    expect(modules.map(({ type }) => type)).toEqual(['TEXT', 'MULTI_CHOICE'])
    expect(JSON.stringify(modules[1]?.activity)).not.toContain('"correct"')
    expect(JSON.stringify(solutions[1])).toContain('"correct":true')
    expect(renderLesson(['--pack', 'math-6-aires', '--types', 'TEXT,MULTI_CHOICE', '--seed', '3']).modules).toEqual(
      modules,
    )
  })

  it('takes --json with a lesson as with the other commands', () => {
    const typed = ['--pack', 'math-6-aires', '--types', 'TEXT', '--seed', '3']
    expect(renderLesson([...typed, '--json'])).toEqual(renderLesson(typed))
  })

  it('answers questions one by one, and says which it cannot', () => {
    const asked = (id: string, question: string) => ({ id, pack: 'math-6-aires', section: null, question })
    const questions = [
      asked('a', 'Comment calculer l’aire d’un rectangle ?'),
      asked('b', 'Qui a gagné le match hier ?'),
    ]
    const { answers } = answerQuestions(['--cases', file({ questions }), '--json'])
    expect(answers.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'answer'],
      ['b', 'unknown'],
    ])
    expect(answers[0]?.text).toContain('aire')
  })

  it('solves the exercises of a statement, or guides', () => {
    const statement = { id: 's', subject: 'Mathématiques', grade: '4ème', statement: 'Calcule 2 + 3 × 4.' }
    const { statements } = solveHomework(['--cases', file({ statements: [statement] })])
    expect(statements[0]).toMatchObject({
      id: 's',
      blocks: [{ kind: 'question', text: 'Calcule 2 + 3 × 4.' }],
      exercises: [{ solved: true, result: '14' }],
    })
  })

  it('cuts a statement without losing a character', () => {
    const statement = 'Exercice 1\nCalcule :\na) 2 + 3\nb) 4 × 5\n\nUn carré a 3 cm de côté. Calcule son aire.'
    const { statements } = solveHomework(['--subject', 'Mathématiques', '--grade', '6ème', statement])
    const blocks = statements[0]?.blocks ?? []
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'instruction',
      'question',
      'question',
      'preamble',
      'question',
    ])
    expect(blocks.map(({ text }) => text).join('')).toBe(statement)
    expect(statements[0]?.exercises.length).toBe(3)
  })

  it('says which file or name cannot be read', () => {
    expect(() => answerQuestions(['--cases', file({ questions: [{}] })])).toThrow('cases.json ne se lit pas')
    expect(() => renderLesson(['--pack', 'nulle-part'])).toThrow("Aucun chapitre connu ne s'appelle nulle-part.")
    expect(() => renderLesson(['--pack', 'math-6-aires', '--types', 'HASARD'])).toThrow(
      "Aucun module ne s'appelle HASARD.",
    )
    expect(() => solveHomework(['--grade', 'CP', 'Calcule 1 + 1'])).toThrow('grade')
  })
})
