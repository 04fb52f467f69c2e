import { readFileSync } from 'node:fs'
import { ACTS, type Act, type Cell, RELATIONS, type Relation, RIGHTS } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { type Facts, toRelation } from './relation.ts'

const COLUMNS: Record<Exclude<Relation, 'none'>, string> = {
  self: 'the pupil',
  creator: 'opened the account',
  approved: 'approved adult',
  class: 'teacher of the class, consent given',
  code: 'code, or class without consent',
  stopped: 'stopped, or nobody',
}
const WORDS: Record<Act, string> = {
  read: 'read the work, the week, the results',
  write: 'work, plan and change for the pupil',
  account: 'change the first and last name',
  model: 'let questions go to a model, or not',
  password: 'set a new password',
  grade: 'set the grade',
  grade_ask: 'ask for another grade',
  grade_keep: 'confirm the grade, take a demand back',
  consent_ask: 'ask a parent by mail',
  consent_give: 'give the consent',
  consent_withdraw: 'take the consent back',
  of_age: 'say that the pupil is fifteen',
  deletion: 'plan the end of the account',
  deletion_undo: 'keep the account after all',
  export: 'take the archive along',
  chat: 'read and write in the chat',
  class_message: 'write to the class',
  report: 'report a message',
  report_read: 'read what the pupil reported',
  told: 'be told of the end of the account',
  consent_told: 'be told that a parent was asked',
  leave: 'leave the pupil',
  stop: 'say who follows, and who does not',
  own: 'codes, journal, devices, requests',
}
const toText = (cell: Cell) => (typeof cell === 'object' ? `ask: ${COLUMNS[cell.ask as 'creator']}` : cell)

/** As Biome and people read it: no padding, which would move every line with one word. */
function table(): string[] {
  const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  return [
    ['to …', ...columns.map(one => COLUMNS[one])],
    ['---', ...columns.map(() => '---')],
    ...ACTS.map(act => [WORDS[act], ...columns.map(one => toText(RIGHTS[one][act]))]),
  ].map(cells => `| ${cells.join(' | ')} |`)
}

describe('@S10 who may do what with a pupil', () => {
  it('has no cell undecided, and nothing for whom the pupil stopped or who is nobody to him', () => {
    for (const relation of RELATIONS) expect(Object.keys(RIGHTS[relation])).toEqual(ACTS)
    for (const relation of ['stopped', 'none'] as const)
      expect(new Set(Object.values(RIGHTS[relation]))).toEqual(new Set(['no']))
    process.stdout.write(`\n${table().join('\n')}\n\n`)
  })

  it('never gives a code more than a class, a class more than who decides', () => {
    const isYes = (relation: Relation, act: Act) =>
      typeof RIGHTS[relation][act] === 'string' && RIGHTS[relation][act] !== 'no'
    const order = ['code', 'class', 'approved', 'creator'] as const
    for (const act of ACTS)
      for (const [place, relation] of order.slice(0, -1).entries())
        if (isYes(relation, act)) expect(isYes(order[place + 1] ?? 'creator', act), `${act} of ${relation}`).toBe(true)
  })

  it('is what docs/security.md tells a parent', () => {
    const words = (text: string) =>
      text.split('\n').map(line => line.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---'))
    const page = words(readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8'))
    expect(page.filter(line => table().includes(line))).toEqual(table())
  })
})

describe('what an adult is to a pupil', () => {
  const facts: Facts = { link: 'code', stopped: false, approved: false, teaches: false, consented: false }
  it.each([
    ['none', { link: null }],
    ['none', { link: null, approved: true, teaches: true, consented: true }],
    ['stopped', { link: null, stopped: true, teaches: true }],
    ['creator', { link: 'created' }],
    ['approved', { approved: true, teaches: true, consented: true }],
    ['class', { teaches: true, consented: true }],
    ['code', { teaches: true }],
    ['code', { consented: true }],
  ] as const)('is « %s » with %j', (relation, known) => {
    expect(toRelation({ ...facts, ...known })).toBe(relation)
  })
})
